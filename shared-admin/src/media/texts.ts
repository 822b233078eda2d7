import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

/** The texts of media fields and dialogs. */
export const mediaTexts = defineTexts('shared-admin/media', en, {
  es: () => import(/* webpackChunkName: "media-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "media-texts-pt" */ './locales/pt'),
});

/** Translates the texts of media fields and dialogs. */
export function useMediaTexts(): Translate<typeof en> {
  return useLateTexts(mediaTexts);
}
