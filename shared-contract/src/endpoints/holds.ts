import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, optionalInteger, requiredInteger, optionalText, timestamp } from '../fields';
import { listOf } from '../written-values';
import { answers } from './answers';
import { attendeeSchema, attendeeStates } from './attendance';

/**
 * Calls of the checkout. A hold keeps seats for some minutes; the header `x-hold-key` is its secret, which the browser
 * makes or gets with the hold. The same request with the same key makes no second hold.
 */
export const holdCalls = {
  add: wire.post('/api/v2/events/{id}/holds', 'json', publicAccess, { changes: [] }),
  get: wire.get('/api/v2/holds/{reference}', publicAccess),
  /** Once, by five minutes. */
  extend: wire.post('/api/v2/holds/{reference}/extend', 'none', publicAccess, { changes: [] }),
  /** Gives the seats back. Repeating it changes nothing. */
  release: wire.post('/api/v2/holds/{reference}/release', 'none', publicAccess, { changes: [] }),
  /** Makes the tickets of an order that costs nothing. Files among the answers make it multipart. */
  confirm: wire.post('/api/v2/holds/{reference}/confirm', 'smart', publicAccess, { changes: ['events'] }),
} as const;

/** Name of the header with the secret of a hold. */
export const holdKeyHeader = 'x-hold-key';

/** States in which an organiser has to act: look at `docs/guides/orders.md` for the ways out. */
export const attentionStates = ['paid_without_tickets', 'refund_failed', 'cancellation_failed'] as const;

/**
 * States of an order. `paid_without_tickets`: the money is here, and no ticket could be made of it. `refund_failed`:
 * Stripe refused a refund; valid tickets stay valid. `cancellation_failed`: the event is cancelled, this order is not.
 * `settled`: an organiser settled it by hand, with a reason.
 */
export const orderStates = [
  'held',
  'confirmed',
  'cancelled',
  'expired',
  'partially_refunded',
  'refunded',
  ...attentionStates,
  'settled',
] as const;

/** Tickets of one kind in an order, with the price of each in minor units: to pay, and without the code. */
export const orderItem = z.object({
  ticket_id: id,
  name: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  /** The full prices of an order, minus its discount, are its total. */
  full_price: z.number(),
});

const quantity = requiredInteger(1, 100);

/** For each ticket of the kind `donation`, in minor units: at least its price. Other tickets have their own price. */
const amount = optionalInteger(0, 100_000_000);

export const addHoldSchema = z.object({
  items: listOf(z.array(z.object({ ticket_id: idInput, quantity, amount })).check(z.minLength(1), z.maxLength(20))),
  /** Of the event; its uses belong to the hold. A code that is refused is an error of this field. */
  code: optionalText(40),
});

/** Answers to the questions of the ticket belong to each person. */
const person = { first_name: line(120), last_name: line(120), email, answers };

export const confirmHoldSchema = z.object({
  ...person,
  /** One for each seat; a seat without an entry is the buyer's. */
  attendees: z.optional(listOf(z.array(z.object({ ticket_id: idInput, ...person })).check(z.maxLength(200)))),
});

export const holdSchema = z.object({
  reference: z.string(),
  /** For people, e.g. `7K3Q-92XM`. */
  number: z.string(),
  event_id: id,
  state: z.enum(orderStates),
  /** End of the hold; null for an order that is not held. */
  expires_at: z.nullable(timestamp),
  /** Time until then by the clock of the server, for a countdown; null for an order that is not held. */
  seconds_left: z.nullable(z.number()),
  can_extend: z.boolean(),
  currency: z.string(),
  /** In minor units. */
  total: z.number(),
  /** What the code saves, and the code; null without one. */
  discount: z.number(),
  code: z.nullable(z.string()),
  items: z.array(orderItem),
  /** Whether the payment came after the last seat was taken, so that all of it went back. */
  is_paid_late: z.optional(z.boolean()),
  /** What went back to the card, in minor units. */
  refunded: z.number(),
  /**
   * The tickets of a confirmed order. `slug` opens a ticket, so it is null a day after the confirmation, and for a ticket
   * that was given to another person, whose name and address are empty here.
   */
  attendees: z.array(
    z.extend(attendeeSchema, { slug: z.nullable(z.string()), state: z.enum([...attendeeStates, 'transferred']) }),
  ),
  /** The secret of a new hold whose request had none. */
  key: z.optional(z.string()),
});
