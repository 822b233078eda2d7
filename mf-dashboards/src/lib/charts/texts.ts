import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const chartTexts = defineTexts('mf-dashboards/charts', en, {
  es: () => import(/* webpackChunkName: "chart-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "chart-texts-pt" */ './locales/pt'),
});
