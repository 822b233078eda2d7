import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const searchTexts = defineTexts('mf-public/search', en, {
  es: () => import(/* webpackChunkName: "search-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "search-texts-pt" */ './locales/pt'),
});
