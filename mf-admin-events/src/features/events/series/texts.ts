import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const seriesTexts = defineTexts('mf-admin-events/event-series', en, {
  es: () => import(/* webpackChunkName: "event-series-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-series-texts-pt" */ './locales/pt'),
});
