import { definePages } from '@enlace/shared-contract';

export const pages = definePages([
  {
    name: 'events-list',
    path: '/admin/events',
    layout: 'admin',
    protected: true,
    allowed: ['admin'],
    title: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
    nav: { label: { en: 'Events', es: 'Eventos', pt: 'Eventos' }, order: 30, place: 'main', icon: 'calendar' },
  },
]);

/** Slice paths of this remote. */
export const slices = ['adminEvents/events', 'adminEvents/chapters'];
