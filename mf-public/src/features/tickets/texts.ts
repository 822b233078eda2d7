import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

/** Texts of the checkout and of the page of a ticket. */
export const ticketsTexts = defineTexts('mf-public/tickets', en, {
  es: () => import(/* webpackChunkName: "tickets-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "tickets-texts-pt" */ './locales/pt'),
});
