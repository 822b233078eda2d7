import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const historyTexts = defineTexts('mf-dashboards/history', en, {
  es: () => import(/* webpackChunkName: "history-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "history-texts-pt" */ './locales/pt'),
});
