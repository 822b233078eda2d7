import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const poolTexts = defineTexts('mf-dashboards/talent-pool', en, {
  es: () => import(/* webpackChunkName: "talent-pool-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "talent-pool-texts-pt" */ './locales/pt'),
});
