import { defineFeature } from '@enlace/shared-data';

export const mediaFeature = defineFeature({
  id: 'media',
  screens: { media: () => import(/* webpackChunkName: "screen-media" */ './media.screen') },
});
