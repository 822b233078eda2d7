import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const talentTexts = defineTexts('mf-dashboards/talent', en, {
  es: () => import(/* webpackChunkName: "talent-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "talent-texts-pt" */ './locales/pt'),
});
