import { defineFeature } from '@enlace/shared-data';

export const about = defineFeature({
  id: 'about',
  screens: {
    about: () => import(/* webpackChunkName: "screen-about" */ './about.screen'),
    privacy: () => import(/* webpackChunkName: "screen-privacy" */ './privacy.screen'),
  },
});
