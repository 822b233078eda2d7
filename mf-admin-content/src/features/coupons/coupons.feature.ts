import { defineFeature } from '@enlace/shared-data';

export const couponsFeature = defineFeature({
  id: 'coupons',
  screens: { coupons: () => import(/* webpackChunkName: "screen-coupons" */ './coupons.screen') },
});
