import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const refundTexts = defineTexts('mf-admin-content/refunds', en, {
  es: () => import(/* webpackChunkName: "refund-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "refund-texts-pt" */ './locales/pt'),
});
