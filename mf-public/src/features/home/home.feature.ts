import { defineFeature } from '@enlace/shared-data';

export const homeFeature = defineFeature({
  id: 'home',
  screens: { home: () => import(/* webpackChunkName: "screen-home" */ './home.screen') },
});
