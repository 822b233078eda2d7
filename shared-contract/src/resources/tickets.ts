import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { id, idInput, optionalId, optionalInteger, timestamp } from '../fields';
import * as field from '../record-fields';
import { saleStates, ticketKinds, ticketVisibilities } from './event-tickets';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const event = z.object({ id, title: z.string(), slug: z.string(), timezone: z.optional(z.string()) });
const amount = (blank: number) => field.wholeNumberOr(blank, 0, 100_000_000);
const relatedId = { read: z.nullable(id), write: optionalId };
const count = (blank: number) => field.wholeNumberOr(blank, 1, 100);

/**
 * Tickets of events (docs/SPECIFICATION.md, sections 3 and 7). Prices are in minor units of `currency` (ISO 4217). The
 * specified calls write tickets; visitors read them with their event.
 */
export const tickets = defineResource({
  name: 'tickets',
  ...declareFields({
    event_id: { write: idInput },
    event: { read: event },
    name: field.line(120),
    description: field.text(1000),
    kind: field.oneOfOrDefault(ticketKinds),
    price: amount(0),
    /** Price for the roles of `member_roles`; null for the same price. */
    member_price: field.wholeNumber(0, 100_000_000),
    member_roles: field.detail(field.relation('roles')),
    /** Default: the currency of the event's other tickets, else of its country. */
    currency: { read: z.string(), write: z.optional(z.string().check(z.regex(/^([A-Z]{3})?$/))) },
    /** Seats of this ticket; null for no limit of its own. */
    quantity: field.wholeNumber(0, 1_000_000),
    min_per_order: count(1),
    max_per_order: count(5),
    sale_starts_at: field.localInstant,
    sale_ends_at: field.localInstant,
    visibility: field.oneOfOrDefault(ticketVisibilities),
    /** Whether an organiser approves each registration; only for tickets without a price. */
    requires_approval: field.optional(field.flag),
    /** Pool of the event whose seats the ticket shares. */
    pool_id: relatedId,
    /** Earlier tier: the sale starts when that ticket is sold out or its sale has ended. */
    opens_after_ticket_id: relatedId,
    position: { read: z.number(), write: optionalInteger(1, 1000) },
    sold_count: z.number(),
    held_count: z.number(),
    left: z.nullable(z.number()),
    state: z.enum(saleStates),
    translations: field.detail(field.translations),
    deleted_at: z.optional(timestamp),
  }),
  filters: z.object({
    event_id: z.optional(idInput),
    visibility: z.optional(z.enum(ticketVisibilities)),
    state: z.optional(z.enum(saleStates)),
  }),
  sorts: ['position', 'name', 'price', 'created_at', 'updated_at', 'sold_count'],
  query: { event: { kind: 'relation', target: 'events' } },
  translatable: ['name', 'description'],
  isSoftDeleted: true,
  capabilities: { import: false },
  wire: {
    list: wire.get('/api/v2/tickets/list', only(['admin'], 'tickets.list', byLead), { order: 'asc' }),
    get: wire.get('/api/v2/tickets/get/{id}', only(['admin'], 'tickets.get', byLead)),
    add: wire.post('/api/addticket', 'multipart', only(['admin'], 'tickets.add', byLead)),
    edit: wire.post('/api/editticket?id={id}', 'multipart', only(['admin'], 'tickets.edit', byLead)),
    remove: wire.post('/api/deleteticket?id={id}', 'none', only(['admin'], 'tickets.remove', byLead)),
  },
});

/** Answer of the list of tickets. */
export const ticketsSchema = z.object({ data: z.array(tickets.listEntity) });
