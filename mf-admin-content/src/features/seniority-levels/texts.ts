import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const seniorityLevelsTexts = defineTexts('mf-admin-content/seniority-levels', en, {
  es: () => import(/* webpackChunkName: "seniority-levels-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "seniority-levels-texts-pt" */ './locales/pt'),
});
