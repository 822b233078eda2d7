import { defineTexts, useTexts, type Translate } from '@enlace/shared-platform';

import { en } from './locales/en';

/** The words of the kit's own; a remote names them among its texts, so that they are there before its first screen. */
export const adminTexts = defineTexts('shared-admin', en, {
  es: () => import('./locales/es'),
  pt: () => import('./locales/pt'),
});

/** Translates the kit's own words. */
export function useAdminTexts(): Translate<typeof en> {
  return useTexts(adminTexts);
}
