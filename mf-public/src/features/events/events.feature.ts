import { inMenu } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

import { events } from '../../lib/events.slice';

/** Filters of the list and of the calendar. */
const searchNames = ['search', 'place', 'attend', 'category', 'topic', 'language', 'chapter', 'month', 'free'];

export const eventsFeature = defineFeature({
  id: 'events',
  slices: [events],
  pages: [
    {
      name: 'events-list',
      path: '/events',
      layout: 'public',
      search: [...searchNames, 'when', 'sort', 'page'],
      title: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
      description: {
        en: 'Workshops, coffee chats and career panels by and for Latina women in tech, in your city and online.',
        es: 'Talleres, cafés y paneles de carrera de y para mujeres latinas en tecnología, en tu ciudad y en línea.',
        pt: 'Oficinas, cafés e painéis de carreira de e para mulheres latinas em tecnologia, na sua cidade e online.',
      },
      nav: { label: { en: 'Events', es: 'Eventos', pt: 'Eventos' }, ...inMenu('community', 10) },
      screen: () => import(/* webpackChunkName: "screen-events-list" */ './events.screen'),
    },
    {
      name: 'events-month',
      path: '/events/month',
      layout: 'public',
      search: searchNames,
      noindex: true,
      title: { en: 'Calendar of events', es: 'Calendario de eventos', pt: 'Calendário de eventos' },
      screen: () => import(/* webpackChunkName: "screen-events-month" */ './month/month.screen'),
    },
    {
      name: 'event',
      path: '/events/:slug',
      layout: 'public',
      title: { en: 'Event', es: 'Evento', pt: 'Evento' },
      record: 'events',
      screen: () => import(/* webpackChunkName: "screen-event" */ './event.screen'),
    },
  ],
});
