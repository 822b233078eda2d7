import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const tasksTexts = defineTexts('mf-admin-content/course-tasks', en, {
  es: () => import(/* webpackChunkName: "course-tasks-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "course-tasks-texts-pt" */ './locales/pt'),
});
