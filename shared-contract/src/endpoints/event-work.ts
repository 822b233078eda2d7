import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { id, line, requiredInstant, timestamp, yesNo } from '../fields';
import { locales } from '../text';
import { wordsByLanguage } from './event-news';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** Calls of organisers for a whole event. */
export const eventWorkCalls = {
  /** What a cancellation would do, and the progress of the one that has begun. */
  getCancellation: wire.get('/api/v2/events/{id}/cancellation', only(['admin'], 'events.cancel', byLead)),
  /**
   * Cancels the event with its tickets and refunds what was paid: a job does it, order by order. Repeating it changes
   * nothing.
   */
  cancel: wire.post('/api/v2/events/{id}/cancellation', 'json', only(['admin'], 'events.cancel', byLead), {
    changes: ['events'],
  }),
  /** Adds a draft with the same tickets and questions at another date. The same key makes one copy. */
  copy: wire.post('/api/v2/events/{id}/copies', 'json', only(['admin'], 'events.add', byLead), { changes: ['events'] }),
  /** Moves an event that is over or cancelled into the archive, or out of it. */
  archive: wire.post('/api/v2/events/{id}/archive', 'json', only(['admin'], 'events.edit', byLead), {
    changes: ['events'],
  }),
  report: wire.get('/api/v2/events/{id}/report', only(['admin'], 'events.report', byLead)),
} as const;

export const cancelEventSchema = z.object({
  /** For the organisers. */
  reason: line(300),
  refund: yesNo,
  /** For the people, in their mails. */
  words: z.optional(wordsByLanguage),
});

/** In minor units. */
const sum = z.object({ currency: z.string(), amount: z.number() });

export const cancellationSchema = z.object({
  data: z.object({
    /** Valid tickets, and the orders with them. */
    ticket_count: z.number(),
    order_count: z.number(),
    /** What was paid for these orders and has not gone back. */
    refundable: z.array(sum),
    /** What the door took for all orders of the event, and organisers give back by hand. */
    at_door: z._default(z.array(z.extend(sum, { method: z.enum(['cash', 'transfer']) })), []),
    /** People who get a mail, by language: with a ticket, and waiting for one. */
    people: z._default(z.partialRecord(z.enum(locales), z.number()), {}),
    /** Null for an event that was not cancelled in this way. */
    cancellation: z.nullable(
      z.object({
        reason: z.string(),
        is_refunded: z.boolean(),
        order_count: z.number(),
        done_count: z.number(),
        /** Orders whose refund was refused; they need attention. */
        failed_count: z.number(),
        started_at: timestamp,
        finished_at: z.nullable(timestamp),
      }),
    ),
  }),
});

export type Cancellation = z.infer<typeof cancellationSchema>['data'];

export const archiveEventSchema = z.object({ is_archived: yesNo });

/** The sender makes `key`: repeating the request after a lost answer answers the same copy. */
export const copyEventSchema = z.object({ starts_at: requiredInstant, key: z.optional(line(60)) });

export const copySchema = z.object({ data: z.object({ id }) });

export const eventReportSchema = z.object({
  data: z.object({
    /**
     * Days with sales by the clock of the event, `YYYY-MM-DD`, the oldest first: their valid tickets, and what was paid
     * for their orders and has not gone back.
     */
    days: z.array(z.object({ day: z.string(), tickets: z.number(), amount: z.number() })),
    /** Of the orders with a price. */
    currency: z.string(),
    /** What was paid, and what of it went back, in minor units. */
    paid: z.number(),
    refunded: z.number(),
    /** What of the rest belongs to orders without tickets; the other amounts of the report have all that is left. */
    amount_without_tickets: z.number(),
    /** What the door took and has not given back, in minor units, with the number of its payments. */
    at_door: z._default(z.array(z.extend(sum, { method: z.enum(['cash', 'transfer']), count: z.number() })), []),
    /** `detailed`: those whose buyer has given name and address. */
    orders: z.object({
      begun: z.number(),
      detailed: z.number(),
      held: z.number(),
      confirmed: z.number(),
      given_up: z.number(),
    }),
    /** `came`: valid tickets whose people are checked in. */
    tickets: z.object({ valid: z.number(), cancelled: z.number(), came: z.number() }),
    /** Seats of the event, or of all its tickets together; null without a limit. */
    capacity: z.nullable(z.number()),
    is_over: z.boolean(),
    /** Valid and cancelled tickets of each kind, and what they brought, refunds subtracted. */
    by_ticket: z.array(
      z.object({ id, name: z.string(), sold: z.number(), cancelled: z.number(), came: z.number(), amount: z.number() }),
    ),
    /** Codes that confirmed orders have used. */
    by_code: z.array(z.object({ code: z.string(), orders: z.number(), uses: z.number(), discount: z.number() })),
    /** People with a valid ticket, and those of them who were checked in; null before the end, and without a check-in. */
    attendance: z.nullable(z.object({ expected: z.number(), came: z.number() })),
  }),
});

export type EventReport = z.infer<typeof eventReportSchema>['data'];
