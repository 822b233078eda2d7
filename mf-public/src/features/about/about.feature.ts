import { defineFeature } from '@enlace/shared-data';

export const aboutFeature = defineFeature({
  id: 'about',
  screens: {
    about: () => import(/* webpackChunkName: "screen-about" */ './about.screen'),
    privacy: () => import(/* webpackChunkName: "screen-privacy" */ './privacy.screen'),
  },
});
