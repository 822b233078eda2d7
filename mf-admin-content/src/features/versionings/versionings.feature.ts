import { defineFeature } from '@enlace/shared-data';

export const versioningsFeature = defineFeature({
  id: 'versionings',
  screens: { versionings: () => import(/* webpackChunkName: "screen-versionings" */ './versionings.screen') },
});
