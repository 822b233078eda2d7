import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const calendarPages: readonly PageDeclaration[] = [
  {
    name: 'event-calendar',
    path: '/admin/events/calendar',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'events.add', 'events.edit'],
    title: { en: 'Calendar of events', es: 'Calendario de eventos', pt: 'Calendário de eventos' },
  },
];
