import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const payTexts = defineTexts('mf-public/pay', en, {
  es: () => import(/* webpackChunkName: "pay-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "pay-texts-pt" */ './locales/pt'),
});
