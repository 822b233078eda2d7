import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

export const auditTexts = defineTexts('shared-admin/audit', en, {
  es: () => import(/* webpackChunkName: "audit-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "audit-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the audit. */
export function useAuditTexts(): Translate<typeof en> {
  return useLateTexts(auditTexts);
}
