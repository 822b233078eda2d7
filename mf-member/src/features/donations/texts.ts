import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const donationsTexts = defineTexts('mf-member/donations', en, {
  es: () => import(/* webpackChunkName: "donations-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "donations-texts-pt" */ './locales/pt'),
});
