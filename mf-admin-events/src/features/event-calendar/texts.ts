import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const calendarTexts = defineTexts('mf-admin-events/calendar', en, {
  es: () => import(/* webpackChunkName: "calendar-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "calendar-texts-pt" */ './locales/pt'),
});
