import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of tickets on the page of their event and in the checkout. */
export const ticketStateTexts = defineTexts('mf-public/ticket-states', en, {
  es: () => import(/* webpackChunkName: "ticket-states-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "ticket-states-texts-pt" */ './locales/pt'),
});
