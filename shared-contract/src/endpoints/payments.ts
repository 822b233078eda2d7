import * as z from 'zod/mini';

import { only, publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalInteger, timestamp } from '../fields';
import { listOf } from '../written-values';
import { confirmHoldSchema } from './holds';

/** Calls of payments (docs/guides/payments.md). */
export const paymentCalls = {
  /** Begins the payment of a hold, for members (docs/SPECIFICATION.md, section 7). */
  createPaymentIntent: wire.post('/api/stripe/create-payment-intent', 'multipart', signedIn, { changes: [] }),
  /** The same for all buyers, with the secret of the hold. Files among the answers make it multipart. */
  payHold: wire.post('/api/v2/holds/{reference}/payment', 'smart', publicAccess, { changes: [] }),
  /** For Stripe, which signs what it sends. */
  takeEvent: wire.post('/api/v2/stripe/webhook', 'json', publicAccess, { changes: ['events'] }),
  /** Refunds an order, completely or partly. The same key refunds once. */
  refundOrder: wire.post('/api/v2/orders/{id}/refund', 'json', only(['admin'], 'orders.refund'), {
    changes: ['events'],
  }),
} as const;

/**
 * The hold, whose secret comes as header or as field, with the buyer and the people who get the tickets, as `payHold`
 * takes them. Amounts are not read.
 */
export const createPaymentIntentSchema = z.extend(confirmHoldSchema, {
  reference: line(40),
  hold_key: z.optional(z.string().check(z.maxLength(80))),
});

/** What a browser needs to pay. */
export const paymentSchema = z.object({
  /** Id of the payment intent. */
  id: z.string(),
  /** The browser pays with it. Never log it and never store it. */
  client_secret: z.string(),
  status: z.string(),
  /** In minor units of the currency. */
  amount: z.number(),
  currency: z.string(),
  /** Reference of the hold. */
  reference: z.string(),
  expires_at: z.nullable(timestamp),
  publishable_key: z.string(),
  /** Address of the script that draws the card form; missing for Stripe's own. */
  script: z.optional(z.string()),
});

export const refundOrderSchema = z.object({
  /** In minor units; default: the price of `attendee_ids`, or all that is left of the payment. */
  amount: z.optional(optionalInteger(1, 100_000_000)),
  reason: line(500),
  /** Tickets that are cancelled. Without this list and without an amount, all of them. */
  attendee_ids: z.optional(listOf(z.array(idInput).check(z.maxLength(200)))),
  /** Name of this refund, made by the caller: a repeated request refunds once. */
  key: z.optional(line(80)),
});

export const refundStates = ['requested', 'succeeded', 'failed'] as const;

export const refundSchema = z.object({
  id,
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  state: z.enum(refundStates),
  created_at: timestamp,
});

export const disputeFields = {
  /** In minor units. */
  amount: z.number(),
  currency: z.string(),
  /** Last moment for an answer at Stripe; null when none is due. */
  due_at: z.nullable(timestamp),
};

/** A dispute of the bank. `won`: also ended without a decision against the organisers. */
export const disputeSchema = z.object({
  id,
  ...disputeFields,
  state: z.enum(['open', 'won', 'lost']),
  made_at: timestamp,
});
