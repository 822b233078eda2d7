import { defineTexts, useTexts, type Translate } from '@enlace/shared-platform';

import { en } from './locales/en';

/** The kit's own texts; a remote lists them among its texts, so that they are loaded before its first screen. */
export const adminTexts = defineTexts('shared-admin', en, {
  es: () => import('./locales/es'),
  pt: () => import('./locales/pt'),
});

/** Translates the kit's own texts. */
export function useAdminTexts(): Translate<typeof en> {
  return useTexts(adminTexts);
}
