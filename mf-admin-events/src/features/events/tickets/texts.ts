import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const boardTexts = defineTexts('mf-admin-events/event-tickets', en, {
  es: () => import(/* webpackChunkName: "event-tickets-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-tickets-texts-pt" */ './locales/pt'),
});
