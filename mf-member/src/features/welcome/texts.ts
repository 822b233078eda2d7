import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const welcomeTexts = defineTexts('mf-member/welcome', en, {
  es: () => import(/* webpackChunkName: "welcome-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "welcome-texts-pt" */ './locales/pt'),
});
