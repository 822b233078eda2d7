import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { id, line, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listedTicketFields } from './attendance';
import { attendeeFileFormats } from './attendee-downloads';
import { orderItem, orderStates } from './holds';
import { disputeFields, disputeSchema, refundStates } from './payments';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** Calls of organisers for the orders of an event. Refunds: `paymentCalls.refundOrder`. */
export const orderCalls = {
  list: wire.get('/api/v2/events/{id}/orders', only(['admin'], 'orders.list', byLead)),
  /** An order with its tickets, payments, refunds and changes. */
  get: wire.get('/api/v2/orders/{id}', only(['admin'], 'orders.list', byLead)),
  /** The orders of a list as a file, for a bearer or for `token` in the query, which needs `attendees.download`, too. */
  downloadOrders: wire.get('/api/v2/events/{id}/orders/file', only(['admin'], 'orders.list', byLead)),
  /** Makes the tickets of an order that is paid and has none. Repeating it changes nothing. */
  deliver: wire.post('/api/v2/orders/{id}/deliver', 'none', only(['admin'], 'orders.refund'), { changes: ['events'] }),
  /** Notes that an order that needs attention was settled by hand. */
  settle: wire.post('/api/v2/orders/{id}/settle', 'json', only(['admin'], 'orders.refund'), { changes: ['events'] }),
  /** Notes that money of the door was given back by hand. Repeating it changes nothing. */
  returnDoorPayment: wire.post('/api/v2/orders/{id}/return-door-payment', 'none', only(['admin'], 'orders.refund'), {
    changes: [],
  }),
} as const;

/** `tickets_cancelled`: a confirmed order whose tickets are all cancelled; what was paid may be with the organisers. */
export const listedOrderStates = [...orderStates, 'tickets_cancelled'] as const;

const wholeNumber = (maximum: number) => z.optional(wholeInput(1, maximum));

const orderChoice = {
  /**
   * Default: all states but `held`, `expired` and `cancelled`, which have no tickets. `attention`: all states in which
   * an organiser has to act, and open disputes.
   */
  state: z.optional(z.enum([...listedOrderStates, 'attention'])),
  /** Parts of the buyer's name and e-mail address, of the number or of the reference. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const listOrdersSchema = z.object({
  ...orderChoice,
  page: wholeNumber(1_000_000),
  per_page: wholeNumber(100),
});

export type OrdersQuery = z.infer<typeof listOrdersSchema>;

/** Query of the file of orders. */
export const ordersFileSchema = z.object({
  ...orderChoice,
  format: z._default(z.enum(attendeeFileFormats), 'csv'),
});

const listedOrder = z.object({
  id,
  event_id: id,
  reference: z.string(),
  /** For people, e.g. `7K3Q-92XM`: letters and digits that cannot be confused. */
  number: z.string(),
  state: z.enum(listedOrderStates),
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
  /** A dispute of the bank that is not over; the one whose answer is due first. */
  dispute: z.nullable(z.object(disputeFields)),
});

export type ListedOrder = z.infer<typeof listedOrder>;

/** Orders of the search in each state. */
const stateCounts = z.record(z.enum(listedOrderStates), z.number());

export const ordersSchema = z.object({
  data: z.array(listedOrder),
  meta: z.extend(listMetaSchema, {
    states: stateCounts,
    /** Orders of the search in which an organiser has to act. */
    attention: z.number(),
  }),
});

/** `declined`: the recipient has switched mails of this kind off. */
const orderMailStates = ['sent', 'waiting', 'failed', 'declined'] as const;

const orderDetails = z.extend(listedOrder, {
  items: z.array(orderItem),
  /** What the code saves, in minor units, and the code; null without one, or when it was removed. */
  discount: z.number(),
  code: z.nullable(z.string()),
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
  /** Money that the door took; null for other orders. */
  door_payment: z.nullable(
    z.object({
      method: z.enum(['cash', 'transfer']),
      /** In minor units. */
      amount: z.number(),
      currency: z.string(),
      at: timestamp,
      /** Null after the removal of the user. */
      actor: z.nullable(z.string()),
      /** When an organiser gave it back by hand. */
      returned_at: z.nullable(timestamp),
      returned_by: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(
    z.object({ id, amount: z.number(), reason: z.string(), state: z.enum(refundStates), created_at: timestamp }),
  ),
  /** Disputes of the bank, the oldest first. A lost one is a refund, too. */
  disputes: z.array(disputeSchema),
  /** Mails of the last 30 days about the order, its tickets and its event, the oldest first. */
  mails: z.array(
    z.object({
      id,
      subject: z.string(),
      recipient: z.string(),
      state: z.enum(orderMailStates),
      /** When it was sent or given up; else when it was written. */
      at: timestamp,
    }),
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
