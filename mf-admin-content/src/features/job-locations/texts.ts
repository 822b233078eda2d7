import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const jobLocationsTexts = defineTexts('mf-admin-content/job-locations', en, {
  es: () => import(/* webpackChunkName: "job-locations-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "job-locations-texts-pt" */ './locales/pt'),
});
