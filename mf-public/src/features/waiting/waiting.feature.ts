import { defineFeature } from '@enlace/shared-data';

export const waitingFeature = defineFeature({
  id: 'waiting',
  screens: {
    'join-waiting-list': () => import(/* webpackChunkName: "screen-join-waiting-list" */ './join/join.screen'),
    'waiting-place': () => import(/* webpackChunkName: "screen-waiting-place" */ './place/place.screen'),
  },
});
