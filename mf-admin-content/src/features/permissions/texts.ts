import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** The words of rights: the matrix, and what one person may do. */
export const permissionsTexts = defineTexts('mf-admin-content/permissions', en, {
  es: () => import(/* webpackChunkName: "permissions-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "permissions-texts-pt" */ './locales/pt'),
});
