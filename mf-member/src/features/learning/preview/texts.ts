import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const previewTexts = defineTexts('mf-member/lesson-preview', en, {
  es: () => import(/* webpackChunkName: "lesson-preview-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "lesson-preview-texts-pt" */ './locales/pt'),
});
