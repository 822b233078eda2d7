import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/filter-en';

/** Texts of the filter, loaded with its code. */
export const filterTexts = defineTexts('mf-public/events-filter', en, {
  es: () => import(/* webpackChunkName: "events-filter-texts-es" */ './locales/filter-es'),
  pt: () => import(/* webpackChunkName: "events-filter-texts-pt" */ './locales/filter-pt'),
});
