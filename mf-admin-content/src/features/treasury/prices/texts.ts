import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const priceChangeTexts = defineTexts('mf-admin-content/price-changes', en, {
  es: () => import(/* webpackChunkName: "price-changes-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "price-changes-texts-pt" */ './locales/pt'),
});
