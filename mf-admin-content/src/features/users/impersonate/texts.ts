import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the impersonation. */
export const impersonationTexts = defineTexts('mf-admin-content/users-impersonate', en, {
  es: () => import(/* webpackChunkName: "users-impersonate-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-impersonate-texts-pt" */ './locales/pt'),
});
