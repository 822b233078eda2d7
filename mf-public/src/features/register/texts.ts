import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const registerTexts = defineTexts('mf-public/register', en, {
  es: () => import(/* webpackChunkName: "register-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "register-texts-pt" */ './locales/pt'),
});
