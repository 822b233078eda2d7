import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const overviewTexts = defineTexts('mf-admin-content/overview', en, {
  es: () => import(/* webpackChunkName: "overview-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "overview-texts-pt" */ './locales/pt'),
});
