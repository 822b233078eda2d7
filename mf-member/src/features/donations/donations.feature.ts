import { defineFeature } from '@enlace/shared-data';

export const donationsFeature = defineFeature({
  id: 'donations',
  slices: [],
  screens: { 'my-donations': () => import(/* webpackChunkName: "screen-my-donations" */ './my-donations.screen') },
});
