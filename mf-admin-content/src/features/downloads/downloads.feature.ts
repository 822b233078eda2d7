import { defineFeature } from '@enlace/shared-data';

export const downloadsFeature = defineFeature({
  id: 'downloads',
  screens: { downloads: () => import(/* webpackChunkName: "screen-downloads" */ './downloads.screen') },
});
