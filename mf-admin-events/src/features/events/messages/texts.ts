import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const messagesTexts = defineTexts('mf-admin-events/event-messages', en, {
  es: () => import(/* webpackChunkName: "event-messages-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-messages-texts-pt" */ './locales/pt'),
});
