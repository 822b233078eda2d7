import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const plansTexts = defineTexts('mf-public/plans', en, {
  es: () => import(/* webpackChunkName: "plans-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "plans-texts-pt" */ './locales/pt'),
});
