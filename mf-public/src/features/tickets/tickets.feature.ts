import { defineFeature } from '@enlace/shared-data';

export const ticketsFeature = defineFeature({
  id: 'tickets',
  screens: {
    checkout: () => import(/* webpackChunkName: "screen-checkout" */ './checkout/checkout.screen'),
    ticket: () => import(/* webpackChunkName: "screen-ticket" */ './ticket/ticket.screen'),
  },
});
