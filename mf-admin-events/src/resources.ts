import type { ResourceEntry } from '@enlace/shared-admin';
import { eventCategories, events, tickets } from '@enlace/shared-contract/events';

/** Heading of the side bar for lists of names, as in the other remotes of the back office. */
const taxonomy = { en: 'Lists', es: 'Listas', pt: 'Listas' };

/**
 * The plain resources of this remote: pages and screens of each are made from its entry and from its declaration in
 * `features/<name>/<name>-admin`.
 */
export const resources: readonly ResourceEntry[] = [
  {
    name: 'events',
    contract: events,
    title: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
    add: { en: 'Add event', es: 'Añadir evento', pt: 'Adicionar evento' },
    edit: { en: 'Edit event', es: 'Editar evento', pt: 'Editar evento' },
    nav: { order: 30, icon: 'calendar', covers: ['/admin/tickets'] },
    palette: { detail: 'city' },
    load: () => import(/* webpackChunkName: "screen-events" */ './features/events/events-admin'),
  },
  {
    name: 'tickets',
    contract: tickets,
    title: { en: 'Tickets', es: 'Entradas', pt: 'Ingressos' },
    add: { en: 'Add ticket', es: 'Añadir entrada', pt: 'Adicionar ingresso' },
    edit: { en: 'Edit ticket', es: 'Editar entrada', pt: 'Editar ingresso' },
    load: () => import(/* webpackChunkName: "screen-tickets" */ './features/tickets/tickets-admin'),
  },
  {
    name: 'event-categories',
    contract: eventCategories,
    title: { en: 'Event categories', es: 'Categorías de eventos', pt: 'Categorias de eventos' },
    add: { en: 'Add category', es: 'Añadir categoría', pt: 'Adicionar categoria' },
    edit: { en: 'Edit category', es: 'Editar categoría', pt: 'Editar categoria' },
    nav: { order: 425, icon: 'calendar', group: taxonomy },
    palette: {},
    load: () =>
      import(/* webpackChunkName: "screen-event-categories" */ './features/event-categories/event-categories-admin'),
  },
];

/** Resources whose fields this remote names: events and what belongs to them. */
export const fieldedResources: readonly string[] = [
  'attendees',
  'check_in_lists',
  'event_categories',
  'event_codes',
  'event_messages',
  'event_pools',
  'events',
  'orders',
  'questions',
  'tickets',
  'waiting_entries',
  'waiting_lists',
];
