import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the deactivation. */
export const deactivationTexts = defineTexts('mf-admin-content/users-deactivate', en, {
  es: () => import(/* webpackChunkName: "users-deactivate-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-deactivate-texts-pt" */ './locales/pt'),
});
