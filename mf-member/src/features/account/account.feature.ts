import { defineFeature } from '@enlace/shared-data';

export const accountFeature = defineFeature({
  id: 'account',
  slices: [],
  screens: { account: () => import(/* webpackChunkName: "screen-account" */ './account.screen') },
});
