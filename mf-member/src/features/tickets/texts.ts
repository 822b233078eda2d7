import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const ticketTexts = defineTexts('mf-member/tickets', en, {
  es: () => import(/* webpackChunkName: "ticket-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "ticket-texts-pt" */ './locales/pt'),
});
