import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const couponTexts = defineTexts('mf-admin-content/coupons', en, {
  es: () => import(/* webpackChunkName: "coupons-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "coupons-texts-pt" */ './locales/pt'),
});
