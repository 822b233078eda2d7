import { defineFeature } from '@enlace/shared-data';

export const calendarFeature = defineFeature({
  id: 'event-calendar',
  pages: [
    {
      name: 'event-calendar',
      path: '/admin/events/calendar',
      layout: 'admin',
      protected: true,
      allowed: ['admin', 'events.add', 'events.edit', 'chapters.lead'],
      title: { en: 'Calendar of events', es: 'Calendario de eventos', pt: 'Calendário de eventos' },
      screen: () => import(/* webpackChunkName: "screen-event-calendar" */ './calendar.screen'),
    },
  ],
});
