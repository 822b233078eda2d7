import * as z from 'zod/mini';

import { signedIn } from '../access';
import { textOfLine } from '../text-fields';
import { wire } from '../define-resource';
import { id, idInput, line, optionalText, timestamp, wholeInput } from '../fields';

/** What a member pays (docs/guides/memberships.md; docs/SPECIFICATION.md, section 7). */
export const membershipCalls = {
  changeMembership: wire.post('/api/stripe/change_membership', 'json', signedIn, { changes: [] }),
  /** The same request as `changeMembership`; nothing is changed. */
  calculateChange: wire.post('/api/stripe/change_membership_calculate', 'json', signedIn, { changes: [] }),
  updateCard: wire.post('/api/stripe/update_credit_card', 'json', signedIn, { changes: [] }),
  /** Ends the plan with its paid time; without a payment for the present time, at once. */
  cancelSubscription: wire.post('/api/stripe/cancel_subscription', 'json', signedIn, { changes: [] }),
  retrieveCoupon: wire.get('/api/stripe/coupon_retrieve', signedIn),
  getMembership: wire.get('/api/v2/my/membership', signedIn),
  /** Asks Stripe for the present state, e.g. after the bank has confirmed a payment. */
  refreshMembership: wire.post('/api/v2/my/membership/refresh', 'json', signedIn, { changes: [] }),
  /** Takes the end of the plan back. */
  resumeMembership: wire.post('/api/v2/my/membership/resume', 'json', signedIn, { changes: [] }),
  /** Takes a change back that waits for the end of the period. */
  keepPlan: wire.post('/api/v2/my/membership/keep', 'json', signedIn, { changes: [] }),
  /** Begins the storage of a card. */
  startCard: wire.post('/api/v2/my/membership/card', 'json', signedIn, { changes: [] }),
  /** What a browser needs to finish an open payment. */
  openPayment: wire.post('/api/v2/my/membership/payment', 'json', signedIn, { changes: [] }),
  /** Name, tax id and address for new invoices. */
  getBillingDetails: wire.get('/api/v2/my/billing-details', signedIn),
  /** Replaces all of them; a missing field is emptied. Issued invoices stay as they are. */
  setBillingDetails: wire.post('/api/v2/my/billing-details', 'json', signedIn, { changes: [] }),
  listInvoices: wire.get('/api/v2/my/invoices', signedIn),
  /** As PDF. */
  getInvoiceFile: wire.get('/api/v2/my/invoices/{id}/pdf', signedIn),
  /** All payments of a year, as PDF. */
  getReceipts: wire.get('/api/v2/my/receipts', signedIn),
} as const;

export const changeMembershipSchema = z.object({
  package_id: idInput,
  coupon_code: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  /** Of `calculateChange`: a charge that differs from the quote is refused. */
  quote_token: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
});

export const calculateChangeSchema = changeMembershipSchema;

export const updateCardSchema = z.object({ payment_method: line(120) });

export const cancelReasons = ['too_expensive', 'not_using', 'missing_something', 'other'] as const;

export const cancelSubscriptionSchema = z.object({
  /** One of `cancelReasons`. */
  reason: optionalText(60),
});

export const retrieveCouponSchema = z.object({
  coupon_code: z.string().check(z.maxLength(60)),
  /** The user who asks; another one only for administrators. */
  user_id: z.optional(idInput),
});

/** A line of text; empty means none. */
const optionalLine = (maximum: number, pattern: RegExp) =>
  z.optional(z.nullable(z.pipe(textOfLine, z.string().check(z.maxLength(maximum), z.regex(pattern)))));

export const setBillingDetailsSchema = z.object({
  name: optionalLine(200, /^[^\p{Cc}]*$/u),
  /** Of any country, so only its characters are checked. */
  tax_id: optionalLine(40, /^[\p{L}\p{N} ./-]*$/u),
  /** Lines. */
  address: optionalText(300),
});

const billingDetails = z.object({
  name: z.nullable(z.string()),
  tax_id: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** On invoices without another name. */
  account_name: z.string(),
});

export type BillingDetails = z.infer<typeof billingDetails>;

export const billingDetailsSchema = z.object({ data: billingDetails });

/** `token` is of a link in `listInvoices`: a browser opens it without a header. */
export const getInvoiceFileSchema = z.object({
  lang: z.optional(z.enum(['en', 'es', 'pt'])),
  token: z.optional(z.string().check(z.maxLength(200))),
});

export const getReceiptsSchema = z.extend(getInvoiceFileSchema, {
  year: wholeInput(1970, 9999),
});

export const subscriptionStates = ['none', 'incomplete', 'active', 'past_due', 'canceled', 'unpaid'] as const;

/** `start`: a first payment; `now`: a better plan, after its payment; `later` and `end`: with the paid time. */
const changeKinds = ['start', 'now', 'later', 'end'] as const;

const quoteLine = z.object({
  kind: z.enum(['charge', 'credit', 'coupon']),
  label: z.string(),
  /** In minor units; below 0 for a reduction. */
  amount: z.number(),
});

const quoteFields = {
  kind: z.enum(changeKinds),
  package_id: id,
  lines: z.array(quoteLine),
  /** What is charged today, in minor units. */
  total: z.number(),
  currency: z.string(),
} as const;

export const quoteSchema = z.object({
  ...quoteFields,
  /** Of the next payment: with its reduction, and without. */
  next_amount: z.number(),
  full_amount: z.number(),
  /** Payments before it are reduced; null when the next payment is not reduced, and when all are. */
  reduced_until: z.nullable(timestamp),
  next_at: z.nullable(timestamp),
  /** When the plan changes; null: now. */
  changes_at: z.nullable(timestamp),
  interval: z.enum(['month', 'year']),
  /** Features of the new plan that the present one lacks, and the other way round. */
  gained_features: z.array(z.string()),
  lost_features: z.array(z.string()),
  quote_token: z.string(),
  quote_expires_at: timestamp,
});

export type Quote = z.infer<typeof quoteSchema>;

const planLink = z.object({ id, name: z.string() });

const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
});

export const membershipSchema = z.object({
  state: z.enum(subscriptionStates),
  /** The plan whose features the user has now; null without a role that has plans. */
  package: z.nullable(planLink),
  /** The plan of the subscription; null without one. */
  paid_package: z.nullable(planLink),
  /** Of each payment without a reduction, in minor units. */
  price: z.number(),
  /** Of the next payment, whose plan can be another one: with its reduction, and without. */
  next_amount: z.number(),
  full_amount: z.number(),
  /** Payments before it are reduced; null when the next payment is not reduced, and when all are. */
  reduced_until: z.nullable(timestamp),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
  next_payment_at: z.nullable(timestamp),
  /** End of the paid time. */
  period_end: z.nullable(timestamp),
  cancel_at_period_end: z.boolean(),
  pending_change: z.nullable(z.object({ package: planLink, at: timestamp })),
  /** An announced price of the same plan: in minor units, from the payment of that time on. */
  price_change: z.nullable(z.object({ amount: z.number(), from: timestamp })),
  /** A change that waits for its payment. */
  awaiting: z.nullable(z.object({ package: planLink, until: timestamp })),
  comp_until: z.nullable(timestamp),
  /** Until then a member whose payment failed keeps the plan. */
  grace_ends_at: z.nullable(timestamp),
  card: z.nullable(cardSchema),
  features: z.array(z.object({ id, name: z.string() })),
  /** Whether the installation takes payments. */
  can_pay: z.boolean(),
});

export type Membership = z.infer<typeof membershipSchema>;

/** What a browser needs to store a card or to confirm a payment. Never log it and never store it. */
export const paymentKeySchema = z.object({
  /** Id of the setup intent or of the payment intent. */
  id: z.string(),
  client_secret: z.string(),
  status: z.string(),
  publishable_key: z.string(),
  /** Address of the script that draws the card form; missing for Stripe's own. */
  script: z.optional(z.string()),
});

export type PaymentKey = z.infer<typeof paymentKeySchema>;

export const changeAnswerSchema = z.object({
  ...quoteFields,
  /** `requires_action`: the bank asks for confirmation of `payment`; the plan changes afterwards. */
  state: z.enum(['done', 'scheduled', 'requires_action']),
  payment: z.nullable(paymentKeySchema),
  membership: membershipSchema,
});

export const cardAnswerSchema = z.object({
  membership: membershipSchema,
  /** An open invoice was charged at once: `paid`, or what the bank wants; null without one. */
  paid: z.nullable(z.enum(['paid', 'requires_action', 'declined'])),
  payment: z.nullable(paymentKeySchema),
});

/** `reversal`: takes a credit note back whose refund failed afterwards. */
export const invoiceKinds = ['invoice', 'credit_note', 'reversal'] as const;

const invoiceSchema = z.object({
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  description: z.string(),
  /** In minor units; below 0 for a credit note. */
  amount: z.number(),
  currency: z.string(),
  issued_at: timestamp,
  period_start: z.nullable(timestamp),
  period_end: z.nullable(timestamp),
  /** Of the PDF, for an hour. */
  url: z.string(),
});

export type Invoice = z.infer<typeof invoiceSchema>;

export const invoicesSchema = z.object({
  data: z.array(invoiceSchema),
  /** The years with payments, each with its PDF. */
  meta: z.object({ years: z.array(z.object({ year: z.number(), url: z.string() })) }),
});
