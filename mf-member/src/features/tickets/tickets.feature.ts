import { defineFeature } from '@enlace/shared-data';

export const ticketsFeature = defineFeature({
  id: 'tickets',
  slices: [],
  pages: [
    {
      name: 'tickets',
      path: '/my/tickets',
      layout: 'dashboard',
      protected: true,
      title: { en: 'My tickets', es: 'Mis entradas', pt: 'Meus ingressos' },
      nav: {
        label: { en: 'My tickets', es: 'Mis entradas', pt: 'Meus ingressos' },
        order: 10,
        place: 'account',
        icon: 'ticket',
      },
      screen: () => import(/* webpackChunkName: "screen-tickets" */ './tickets.screen'),
    },
  ],
});
