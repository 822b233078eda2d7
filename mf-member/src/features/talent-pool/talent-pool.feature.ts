import { defineFeature } from '@enlace/shared-data';

export const talentPoolFeature = defineFeature({
  id: 'talent-pool',
  slices: [],
  screens: { 'talent-pool': () => import(/* webpackChunkName: "screen-talent-pool" */ './talent-pool.screen') },
});
