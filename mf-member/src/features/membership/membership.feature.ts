import { defineFeature } from '@enlace/shared-data';

export const membershipFeature = defineFeature({
  id: 'membership',
  slices: [],
  screens: { membership: () => import(/* webpackChunkName: "screen-membership" */ './membership.screen') },
});
