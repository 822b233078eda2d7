import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, optionalInteger, timestamp } from '../fields';
import { listOf } from '../written-values';
import { attendeeSchema } from './attendance';

/**
 * Calls of the checkout. A hold keeps seats for some minutes; the header `x-hold-key` is its secret, which the browser
 * makes or gets with the hold. The same request with the same key makes no second hold.
 */
export const holdCalls = {
  add: wire.post('/api/v2/events/{id}/holds', 'json', publicAccess),
  get: wire.get('/api/v2/holds/{reference}', publicAccess),
  /** Once, by five minutes. */
  extend: wire.post('/api/v2/holds/{reference}/extend', 'none', publicAccess),
  /** Gives the seats back. Repeating it changes nothing. */
  release: wire.post('/api/v2/holds/{reference}/release', 'none', publicAccess),
  /** Makes the tickets of an order that costs nothing. */
  confirm: wire.post('/api/v2/holds/{reference}/confirm', 'json', publicAccess),
} as const;

/** Name of the header with the secret of a hold. */
export const holdKeyHeader = 'x-hold-key';

export const orderStates = ['held', 'confirmed', 'cancelled', 'expired'] as const;

const quantity = z.pipe(optionalInteger(1, 100), z.number());

export const addHoldSchema = z.object({
  items: listOf(z.array(z.object({ ticket_id: idInput, quantity })).check(z.minLength(1), z.maxLength(20))),
});

const person = { first_name: line(120), last_name: line(120), email };

export const confirmHoldSchema = z.object({
  ...person,
  /** One for each seat; a seat without an entry is the buyer's. */
  attendees: z.optional(listOf(z.array(z.object({ ticket_id: idInput, ...person })).check(z.maxLength(200)))),
});

export const holdSchema = z.object({
  reference: z.string(),
  event_id: id,
  state: z.enum(orderStates),
  /** End of the hold; null for an order that is not held. */
  expires_at: z.nullable(timestamp),
  can_extend: z.boolean(),
  currency: z.string(),
  /** In minor units. */
  total: z.number(),
  items: z.array(z.object({ ticket_id: id, name: z.string(), quantity: z.number(), unit_price: z.number() })),
  /** The tickets of a confirmed order. */
  attendees: z.array(attendeeSchema),
  /** The secret of a new hold whose request had none. */
  key: z.optional(z.string()),
});
