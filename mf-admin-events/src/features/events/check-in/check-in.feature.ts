import { defineFeature } from '@enlace/shared-data';

export const checkInFeature = defineFeature({
  id: 'check-in',
  screens: {
    'event-check-in': () => import(/* webpackChunkName: "screen-event-check-in" */ './check-in.screen'),
  },
});
