import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const learnersTexts = defineTexts('mf-admin-content/course-learners', en, {
  es: () => import(/* webpackChunkName: "course-learners-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "course-learners-texts-pt" */ './locales/pt'),
});
