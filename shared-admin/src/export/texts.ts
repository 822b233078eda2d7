import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

const exportTexts = defineTexts('shared-admin/export', en, {
  es: () => import(/* webpackChunkName: "export-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "export-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the export. */
export function useExportTexts(): Translate<typeof en> {
  return useLateTexts(exportTexts);
}
