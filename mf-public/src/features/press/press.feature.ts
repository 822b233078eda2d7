import { defineFeature } from '@enlace/shared-data';

export const pressFeature = defineFeature({
  id: 'press',
  screens: { press: () => import(/* webpackChunkName: "screen-press" */ './press.screen') },
});
