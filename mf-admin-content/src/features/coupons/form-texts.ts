import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './form-locales/en';

/** Of the dialogs, which load when they open. */
export const couponFormTexts = defineTexts('mf-admin-content/coupon-form', en, {
  es: () => import(/* webpackChunkName: "coupon-form-texts-es" */ './form-locales/es'),
  pt: () => import(/* webpackChunkName: "coupon-form-texts-pt" */ './form-locales/pt'),
});
