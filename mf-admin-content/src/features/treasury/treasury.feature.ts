import { defineFeature } from '@enlace/shared-data';

export const treasuryFeature = defineFeature({
  id: 'treasury',
  screens: {
    memberships: () => import(/* webpackChunkName: "screen-memberships" */ './memberships.screen'),
    'membership-figures': () =>
      import(/* webpackChunkName: "screen-membership-figures" */ './figures/membership-figures.screen'),
    'membership-prices': () =>
      import(/* webpackChunkName: "screen-membership-prices" */ './prices/membership-prices.screen'),
  },
});
