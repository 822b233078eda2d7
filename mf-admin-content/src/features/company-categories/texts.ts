import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const companyCategoriesTexts = defineTexts('mf-admin-content/company-categories', en, {
  es: () => import(/* webpackChunkName: "company-categories-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "company-categories-texts-pt" */ './locales/pt'),
});
