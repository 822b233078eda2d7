import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const companiesTexts = defineTexts('mf-admin-content/companies', en, {
  es: () => import(/* webpackChunkName: "companies-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "companies-texts-pt" */ './locales/pt'),
});
