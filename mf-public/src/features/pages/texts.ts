import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts around the pages that editors write. */
export const contentTexts = defineTexts('mf-public/pages', en, {
  es: () => import(/* webpackChunkName: "pages-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "pages-texts-pt" */ './locales/pt'),
});
