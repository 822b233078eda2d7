import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const candidatesTexts = defineTexts('mf-dashboards/candidates', en, {
  es: () => import(/* webpackChunkName: "candidates-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "candidates-texts-pt" */ './locales/pt'),
});
