import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const jobSearchTexts = defineTexts('mf-public/job-search', en, {
  es: () => import(/* webpackChunkName: "job-search-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "job-search-texts-pt" */ './locales/pt'),
});
