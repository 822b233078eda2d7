import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of account operations other than editing. */
export const toolsTexts = defineTexts('mf-admin-content/users-tools', en, {
  es: () => import(/* webpackChunkName: "users-tools-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-tools-texts-pt" */ './locales/pt'),
});
