import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

const paletteTexts = defineTexts('shared-admin/palette', en, {
  es: () => import(/* webpackChunkName: "palette-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "palette-texts-pt" */ './locales/pt'),
});

/** Translates the words of the palette. */
export function usePaletteTexts(): Translate<typeof en> {
  return useLateTexts(paletteTexts);
}
