import { defineFeature } from '@enlace/shared-data';

export const secondFactorFeature = defineFeature({
  id: 'factors',
  slices: [],
  screens: { factors: () => import(/* webpackChunkName: "screen-factors" */ './second-factor.screen') },
});
