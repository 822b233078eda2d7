import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Loaded with the dialogs. */
export const taskTexts = defineTexts('mf-dashboards/tasks', en, {
  es: () => import(/* webpackChunkName: "dashboard-task-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "dashboard-task-texts-pt" */ './locales/pt'),
});
