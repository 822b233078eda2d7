import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screens, so that the figures do not wait for them. */
export const talentPoolFeature = defineFeature({
  id: 'talent-pool',
  slices: [],
  screens: {
    'talent-pool': () => import(/* webpackChunkName: "screen-talent-pool" */ './talent-pool.screen'),
    'pool-member': () => import(/* webpackChunkName: "screen-pool-member" */ './pool-member.screen'),
  },
});
