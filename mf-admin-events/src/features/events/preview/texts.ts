import { useLateTexts } from '@enlace/shared-admin';
import { defineTexts, type Translate } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

const eventPreviewTexts = defineTexts('mf-admin-events/event-preview', en, {
  es: () => import(/* webpackChunkName: "event-preview-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-preview-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the preview. */
export function useEventPreviewTexts(): Translate<typeof en> {
  return useLateTexts(eventPreviewTexts);
}
