import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const privacyTexts = defineTexts('mf-member/privacy', en, {
  es: () => import(/* webpackChunkName: "privacy-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "privacy-texts-pt" */ './locales/pt'),
});
