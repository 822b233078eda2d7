import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const membershipTexts = defineTexts('mf-member/membership', en, {
  es: () => import(/* webpackChunkName: "membership-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "membership-texts-pt" */ './locales/pt'),
});
