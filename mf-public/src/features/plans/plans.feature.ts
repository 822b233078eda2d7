import { defineFeature } from '@enlace/shared-data';

export const plansFeature = defineFeature({
  id: 'plans',
  screens: { plans: () => import(/* webpackChunkName: "screen-plans" */ './plans.screen') },
});
