import { defineFeature } from '@enlace/shared-data';

export const privacyFeature = defineFeature({
  id: 'privacy',
  slices: [],
  screens: { privacy: () => import(/* webpackChunkName: "screen-privacy" */ './privacy.screen') },
});
