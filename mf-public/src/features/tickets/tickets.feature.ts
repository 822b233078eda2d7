import { defineFeature } from '@enlace/shared-data';

export const ticketsFeature = defineFeature({
  id: 'tickets',
  pages: [
    {
      name: 'checkout',
      path: '/events/:slug/checkout',
      layout: 'public',
      title: { en: 'Get your ticket', es: 'Consigue tu entrada', pt: 'Garanta seu ingresso' },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-checkout" */ './checkout/checkout.screen'),
    },
    {
      name: 'ticket',
      path: '/t/:slug',
      layout: 'public',
      title: { en: 'Your ticket', es: 'Tu entrada', pt: 'Seu ingresso' },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-ticket" */ './ticket/ticket.screen'),
    },
  ],
});
