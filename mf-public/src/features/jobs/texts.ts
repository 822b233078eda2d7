import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** The words of the jobs pages. */
export const jobsTexts = defineTexts('mf-public/jobs', en, {
  es: () => import(/* webpackChunkName: "jobs-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "jobs-texts-pt" */ './locales/pt'),
});
