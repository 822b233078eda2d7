import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../../frame/use-late-texts';
import { en } from './locales/en';

const conflictTexts = defineTexts('shared-admin/conflict', en, {
  es: () => import(/* webpackChunkName: "conflict-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "conflict-texts-pt" */ './locales/pt'),
});

/** Translates the texts of a conflict of two editors. */
export function useConflictTexts(): Translate<typeof en> {
  return useLateTexts(conflictTexts);
}
