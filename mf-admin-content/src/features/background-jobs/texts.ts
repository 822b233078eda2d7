import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const backgroundJobsTexts = defineTexts('mf-admin-content/background-jobs', en, {
  es: () => import(/* webpackChunkName: "background-jobs-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "background-jobs-texts-pt" */ './locales/pt'),
});
