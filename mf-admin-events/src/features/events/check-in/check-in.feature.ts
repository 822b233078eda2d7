import { defineFeature } from '@enlace/shared-data';

export const checkInFeature = defineFeature({
  id: 'check-in',
  pages: [
    {
      name: 'event-check-in',
      path: '/admin/events/:id/check-in',
      layout: 'admin',
      protected: true,
      allowed: ['admin', 'check_in.scan', 'check_in.supervise', 'check_in.door', 'chapters.lead'],
      title: { en: 'Check-in', es: 'Control de acceso', pt: 'Controle de entrada' },
      worksOffline: true,
      screen: () => import(/* webpackChunkName: "screen-event-check-in" */ './check-in.screen'),
    },
  ],
});
