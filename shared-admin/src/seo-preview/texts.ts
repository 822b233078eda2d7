import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

const seoPreviewTexts = defineTexts('shared-admin/seo-preview', en, {
  es: () => import(/* webpackChunkName: "seo-preview-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "seo-preview-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the previews. */
export function useSeoPreviewTexts(): Translate<typeof en> {
  return useLateTexts(seoPreviewTexts);
}
