import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const jobQuestionsTexts = defineTexts('mf-admin-content/job-questions', en, {
  es: () => import(/* webpackChunkName: "job-questions-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "job-questions-texts-pt" */ './locales/pt'),
});
