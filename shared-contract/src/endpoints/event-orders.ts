import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, line, timestamp } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listedTicketFields } from './attendance';
import { orderStates } from './holds';
import { refundStates } from './payments';

/** Calls of organisers for the orders of an event. Refunds: `paymentCalls.refundOrder`. */
export const orderCalls = {
  list: wire.get('/api/v2/events/{id}/orders', only(['admin'], 'orders.list')),
  /** An order with its tickets, payments, refunds and changes. */
  get: wire.get('/api/v2/orders/{id}', only(['admin'], 'orders.list')),
  /** Makes the tickets of an order that is paid and has none. Repeating it changes nothing. */
  deliver: wire.post('/api/v2/orders/{id}/deliver', 'none', only(['admin'], 'orders.refund'), { changes: ['events'] }),
  /** Notes that an order that needs attention was settled by hand. */
  settle: wire.post('/api/v2/orders/{id}/settle', 'json', only(['admin'], 'orders.refund'), { changes: ['events'] }),
} as const;

const wholeNumber = (maximum: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximum)));

export const listOrdersSchema = z.object({
  /**
   * Default: all states but `held`, `expired` and `cancelled`, which have no tickets. `attention`: all states in which
   * an organiser has to act.
   */
  state: z.optional(z.enum([...orderStates, 'attention'])),
  /** Parts of the buyer's name and e-mail address, or of the reference. */
  search: z.optional(z.string().check(z.maxLength(200))),
  page: wholeNumber(1_000_000),
  per_page: wholeNumber(100),
});

export type OrdersQuery = z.infer<typeof listOrdersSchema>;

const listedOrder = z.object({
  id,
  event_id: id,
  reference: z.string(),
  state: z.enum(orderStates),
  /** Missing before the buyer has sent the form, and after the removal of personal data. */
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  currency: z.string(),
  /** In minor units. */
  total: z.number(),
  /** What went back to the buyer, in minor units. */
  refunded: z.number(),
  quantity: z.number(),
  created_at: timestamp,
  confirmed_at: z.nullable(timestamp),
});

export type ListedOrder = z.infer<typeof listedOrder>;

/** Orders of the search in each state. */
const stateCounts = z.record(z.enum(orderStates), z.number());

export const ordersSchema = z.object({
  data: z.array(listedOrder),
  meta: z.extend(listMetaSchema, { states: stateCounts }),
});

const orderDetails = z.extend(listedOrder, {
  items: z.array(z.object({ ticket_id: id, name: z.string(), quantity: z.number(), unit_price: z.number() })),
  attendees: z.array(z.object({ ...listedTicketFields, ticket_name: z.string(), price: z.number() })),
  payments: z.array(
    z.object({
      id,
      /** Id of the payment intent at Stripe. */
      intent_id: z.string(),
      amount: z.number(),
      currency: z.string(),
      state: z.enum(['open', 'paid', 'cancelled']),
      refunded: z.number(),
      paid_at: z.nullable(timestamp),
      created_at: timestamp,
    }),
  ),
  refunds: z.array(
    z.object({ id, amount: z.number(), reason: z.string(), state: z.enum(refundStates), created_at: timestamp }),
  ),
  /** Entries of the audit about the order and its tickets, the oldest first. */
  history: z.array(
    z.object({
      id,
      action: z.string(),
      at: timestamp,
      actor: z.nullable(z.string()),
      /** Of the organiser. */
      reason: z.optional(z.nullable(z.string())),
    }),
  ),
});

export type OrderDetails = z.infer<typeof orderDetails>;

/** Answer of `orderCalls.get`. */
export const orderSchema = z.object({ data: orderDetails });

export const settleOrderSchema = z.object({
  /** How it was settled, e.g. in cash; it is part of the history. */
  reason: line(500),
});
