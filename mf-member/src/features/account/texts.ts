import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const accountTexts = defineTexts('mf-member/account', en, {
  es: () => import(/* webpackChunkName: "account-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "account-texts-pt" */ './locales/pt'),
});
