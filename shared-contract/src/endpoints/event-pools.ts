import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { id, line, optionalInteger, timestamp } from '../fields';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** Pools: seats that several tickets of an event share (docs/guides/seats.md). */
export const eventPoolCalls = {
  list: wire.get('/api/v2/events/{id}/pools', only(['admin'], 'event-pools.list', byLead)),
  add: wire.post('/api/v2/events/{id}/pools', 'json', only(['admin'], 'event-pools.edit', byLead), { changes: [] }),
  edit: wire.post('/api/v2/event-pools/{id}/edit', 'json', only(['admin'], 'event-pools.edit', byLead), {
    changes: [],
  }),
  /** Its tickets leave the pool. */
  remove: wire.post('/api/v2/event-pools/{id}/remove', 'none', only(['admin'], 'event-pools.edit', byLead), {
    changes: [],
  }),
} as const;

export const eventPoolInputSchema = z.object({
  name: line(120),
  total: z.pipe(optionalInteger(0, 1_000_000), z.number()),
});

export const eventPoolSchema = z.object({
  id,
  event_id: id,
  name: z.string(),
  total: z.number(),
  sold: z.number(),
  held: z.number(),
  tickets: z.array(z.object({ id, name: z.string() })),
  created_at: timestamp,
  updated_at: timestamp,
});

export const eventPoolsSchema = z.object({ data: z.array(eventPoolSchema) });
