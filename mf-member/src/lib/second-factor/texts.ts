import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const factorTexts = defineTexts('mf-member/second-factor', en, {
  es: () => import(/* webpackChunkName: "factors-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "factors-texts-pt" */ './locales/pt'),
});
