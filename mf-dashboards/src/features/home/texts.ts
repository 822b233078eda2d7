import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const homeTexts = defineTexts('mf-dashboards/home', en, {
  es: () => import(/* webpackChunkName: "home-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "home-texts-pt" */ './locales/pt'),
});
