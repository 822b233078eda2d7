import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, timestamp, wholeInput } from '../fields';

/** The recount of seats: every night, and when an administrator asks for it. */
export const seatCountCalls = {
  list: wire.get('/api/v2/seat-counts', only(['admin'], 'seat-counts.list')),
  /** Counts now. */
  add: wire.post('/api/v2/seat-counts', 'none', only(['admin'], 'seat-counts.add'), { changes: [] }),
} as const;

export const seatCountsQuerySchema = z.object({
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

const seats = z.object({ sold: z.number(), held: z.number() });

export const seatCountSchema = z.object({
  id,
  counted_at: timestamp,
  /** Events and tickets that were counted. */
  row_count: z.number(),
  /** Events and tickets whose stored numbers differ from their tickets and holds; empty when all agree. */
  drift: z.array(
    z.object({
      kind: z.enum(['event', 'ticket', 'pool', 'code', 'choice']),
      id,
      event_id: id,
      stored: seats,
      counted: seats,
    }),
  ),
});

/** Answer of `seatCountCalls.list`. */
export const seatCountsSchema = z.object({ data: z.array(seatCountSchema) });
