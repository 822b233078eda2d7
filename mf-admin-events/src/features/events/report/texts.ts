import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const reportTexts = defineTexts('mf-admin-events/event-report', en, {
  es: () => import(/* webpackChunkName: "event-report-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-report-texts-pt" */ './locales/pt'),
});
