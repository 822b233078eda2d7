import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const learningTexts = defineTexts('mf-member/learning', en, {
  es: () => import(/* webpackChunkName: "learning-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "learning-texts-pt" */ './locales/pt'),
});
