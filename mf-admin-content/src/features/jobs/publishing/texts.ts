import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const publishingTexts = defineTexts('mf-admin-content/job-publishing', en, {
  es: () => import(/* webpackChunkName: "job-publishing-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "job-publishing-texts-pt" */ './locales/pt'),
});
