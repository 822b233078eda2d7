import { defineFeature } from '@enlace/shared-data';

export const donationsFeature = defineFeature({
  id: 'donations',
  screens: { donations: () => import(/* webpackChunkName: "screen-donations" */ './donations.screen') },
});
