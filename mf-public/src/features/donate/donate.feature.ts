import { defineFeature } from '@enlace/shared-data';

export const donateFeature = defineFeature({
  id: 'donate',
  screens: {
    donate: () => import(/* webpackChunkName: "screen-donate" */ './give/donate.screen'),
    donation: () => import(/* webpackChunkName: "screen-donation" */ './manage/donation.screen'),
  },
});
