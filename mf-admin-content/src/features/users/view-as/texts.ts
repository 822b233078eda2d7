import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the impersonation. */
export const viewAsTexts = defineTexts('mf-admin-content/users-view-as', en, {
  es: () => import(/* webpackChunkName: "users-view-as-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-view-as-texts-pt" */ './locales/pt'),
});
