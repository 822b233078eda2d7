import { defineFeature } from '@enlace/shared-data';

export const sharedFiguresFeature = defineFeature({
  id: 'shared-figures',
  screens: {
    'shared-figures': () => import(/* webpackChunkName: "screen-shared-figures" */ './shared-figures.screen'),
  },
});
