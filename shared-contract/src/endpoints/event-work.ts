import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, line, requiredInstant, timestamp, yesNo } from '../fields';

/** Calls of organisers for a whole event. */
export const eventWorkCalls = {
  /** What a cancellation would do, and the progress of the one that has begun. */
  getCancellation: wire.get('/api/v2/events/{id}/cancellation', only(['admin'], 'events.cancel')),
  /**
   * Cancels the event with its tickets and refunds what was paid: a job does it, order by order. Repeating it changes
   * nothing.
   */
  cancel: wire.post('/api/v2/events/{id}/cancellation', 'json', only(['admin'], 'events.cancel'), {
    changes: ['events'],
  }),
  /** Adds a draft with the same tickets and questions at another date. */
  copy: wire.post('/api/v2/events/{id}/copies', 'json', only(['admin'], 'events.add'), { changes: ['events'] }),
  /** Moves an event that is over or cancelled into the archive, or out of it. */
  archive: wire.post('/api/v2/events/{id}/archive', 'json', only(['admin'], 'events.edit'), { changes: ['events'] }),
  report: wire.get('/api/v2/events/{id}/report', only(['admin'], 'events.report')),
} as const;

export const cancelEventSchema = z.object({ reason: line(300), refund: yesNo });

/** In minor units. */
const sum = z.object({ currency: z.string(), amount: z.number() });

export const cancellationSchema = z.object({
  data: z.object({
    /** Valid tickets, and the orders with them. */
    ticket_count: z.number(),
    order_count: z.number(),
    /** What was paid for these orders and has not gone back. */
    refundable: z.array(sum),
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

export const copyEventSchema = z.object({ starts_at: requiredInstant });

export const copySchema = z.object({ data: z.object({ id }) });

export const eventReportSchema = z.object({
  data: z.object({
    /** Days with sales by the clock of the event, `YYYY-MM-DD`, the oldest first. */
    days: z.array(z.object({ day: z.string(), tickets: z.number(), amount: z.number() })),
    /** Of the orders with a price. */
    currency: z.string(),
    /** What was paid, and what of it went back, in minor units. */
    paid: z.number(),
    refunded: z.number(),
    /** `detailed`: those whose buyer has given name and address. */
    orders: z.object({
      begun: z.number(),
      detailed: z.number(),
      held: z.number(),
      confirmed: z.number(),
      given_up: z.number(),
    }),
    tickets: z.object({ valid: z.number(), cancelled: z.number() }),
    /** Sold tickets of each kind, cancelled ones included, and their prices. */
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
