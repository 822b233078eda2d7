import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

const cellsTexts = defineTexts('shared-admin/cells', en, {
  es: () => import(/* webpackChunkName: "cells-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "cells-texts-pt" */ './locales/pt'),
});

/** Translates the texts of editable cells. */
export function useCellsTexts(): Translate<typeof en> {
  return useLateTexts(cellsTexts);
}
