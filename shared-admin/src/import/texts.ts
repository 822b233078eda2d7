import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

const importTexts = defineTexts('shared-admin/import', en, {
  es: () => import(/* webpackChunkName: "import-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "import-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the import. */
export function useImportTexts(): Translate<typeof en> {
  return useLateTexts(importTexts);
}
