import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of rights: the matrix, and the rights of one user. */
export const permissionsTexts = defineTexts('mf-admin-content/permissions', en, {
  es: () => import(/* webpackChunkName: "permissions-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "permissions-texts-pt" */ './locales/pt'),
});
