import { events, saleStates, ticketKinds, tickets, ticketVisibilities } from '@enlace/shared-contract/events';
import { roles } from '@enlace/shared-contract/identity';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { currencyChoices } from './currency-choices';
import { texts as en } from './locales/en';
import { ticketColumns } from './ticket-columns';

const texts = defineTexts('mf-admin-events/tickets', en, {
  es: () => import(/* webpackChunkName: "tickets-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "tickets-texts-pt" */ './locales/pt'),
});

/** Times of a ticket are those of its event. */
const eventZone = { reference: 'event_id', from: 'event', name: 'timezone' } as const;

export const admin = office.resource({
  contract: tickets,
  texts,
  columns: ticketColumns,
  filters: [
    { name: 'state', type: 'choice', choices: saleStates },
    { name: 'visibility', type: 'choice', choices: ticketVisibilities },
  ],
  sections: {
    words: [
      { name: 'name', type: 'text' },
      { name: 'description', type: 'textarea', rows: 3 },
    ],
    main: [
      { name: 'event_id', type: 'reference', of: events, from: 'event', gives: ['currency'], carries: ['timezone'] },
      { name: 'quantity', type: 'number', width: 'half' },
      { name: 'position', type: 'number', width: 'half' },
    ],
    price: [
      { name: 'kind', type: 'choice', choices: ticketKinds, initial: 'standard', width: 'half' },
      { name: 'currency', type: 'choice', choices: currencyChoices, width: 'half' },
      { name: 'price', type: 'money', currency: 'currency', width: 'half' },
      { name: 'member_price', type: 'money', currency: 'currency', width: 'half' },
      { name: 'member_roles', type: 'relation', of: roles },
    ],
    sale: [
      { name: 'sale_starts_at', type: 'instant', zone: eventZone, width: 'half' },
      { name: 'sale_ends_at', type: 'instant', zone: eventZone, width: 'half' },
      { name: 'min_per_order', type: 'number', width: 'half' },
      { name: 'max_per_order', type: 'number', width: 'half' },
      { name: 'visibility', type: 'choice', choices: ticketVisibilities, initial: 'public', width: 'half' },
      { name: 'requires_approval', type: 'switch' },
    ],
  },
  // They need the pools and tickets of one event: the tab Tickets of the event has them (docs/guides/seats.md).
  hides: ['pool_id', 'opens_after_ticket_id'],
  parentPath: ({ event }) => eventAddress(event),
  actions: [{ name: 'event', icon: 'calendar', to: ({ event }) => eventAddress(event) }],
  sort: { by: 'created_at', order: 'desc' },
});

/** The tickets of the event in its record. */
function eventAddress(event: unknown): string | null {
  const { id } = { id: null, ...(typeof event === 'object' ? event : {}) };
  return typeof id === 'number' ? `/admin/events/${id}?panel=tickets` : null;
}
