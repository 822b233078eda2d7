import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const newsTexts = defineTexts('mf-admin-events/event-news', en, {
  es: () => import(/* webpackChunkName: "event-news-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-news-texts-pt" */ './locales/pt'),
});
