import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const continueTexts = defineTexts('mf-member/continue', en, {
  es: () => import(/* webpackChunkName: "continue-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "continue-texts-pt" */ './locales/pt'),
});
