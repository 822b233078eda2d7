import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the card form. */
export const payTexts = defineTexts('mf-public/card-payment', en, {
  es: () => import(/* webpackChunkName: "card-payment-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "card-payment-texts-pt" */ './locales/pt'),
});
