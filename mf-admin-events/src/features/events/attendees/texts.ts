import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const attendeesTexts = defineTexts('mf-admin-events/event-attendees', en, {
  es: () => import(/* webpackChunkName: "event-attendees-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-attendees-texts-pt" */ './locales/pt'),
});
