import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const newsTexts = defineTexts('mf-public/news', en, {
  es: () => import(/* webpackChunkName: "news-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "news-texts-pt" */ './locales/pt'),
});
