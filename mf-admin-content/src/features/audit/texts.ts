import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the audit's screen. */
export const auditScreenTexts = defineTexts('mf-admin-content/audit', en, {
  es: () => import(/* webpackChunkName: "audit-screen-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "audit-screen-texts-pt" */ './locales/pt'),
});
