import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import {
  browserZone,
  countryCode,
  id,
  idInput,
  line,
  optionalInteger,
  requiredInstant,
  timestamp,
  wholeInput,
} from '../fields';
import { listMetaSchema } from '../list-answer';
import { invoiceKinds, subscriptionStates } from './memberships';
import { refundStates } from './payments';

const mayList = only(['admin'], 'memberships.list');
const mayEdit = only(['admin'], 'memberships.edit');

/** What treasurers see of the members' payments and do about them (docs/guides/memberships.md). */
export const treasuryCalls = {
  listMemberships: wire.get('/api/v2/memberships', mayList),
  /** A membership with its invoices, credit notes and changes. */
  getMemberMembership: wire.get('/api/v2/memberships/{id}', mayList),
  /** Until a day, a member whose payment failed is neither charged nor reminded; without a day, from now on again. */
  pauseDunning: wire.post('/api/v2/memberships/{id}/dunning', 'json', mayEdit, { changes: [] }),
  /** Gives up a failed payment: the invoice is uncollectible, and the subscription ends at once. */
  writeOff: wire.post('/api/v2/memberships/{id}/write-off', 'json', mayEdit, { changes: [] }),
  /** Gives a user a plan without payments until a day. */
  givePlan: wire.post('/api/v2/users/{id}/complimentary-plan', 'json', mayEdit, { changes: [] }),
  endGivenPlan: wire.post('/api/v2/users/{id}/complimentary-plan/end', 'json', mayEdit, { changes: [] }),
  /** Sends money of an invoice back, with a credit note. The same key refunds once. */
  refundInvoice: wire.post('/api/v2/membership-invoices/{id}/refund', 'json', only(['admin'], 'memberships.refund'), {
    changes: [],
  }),
  /** An invoice or a credit note as PDF. */
  getMemberInvoiceFile: wire.get('/api/v2/membership-invoices/{id}/pdf', mayList),
  /** Invoices and credit notes of a time, as CSV. */
  downloadInvoices: wire.get('/api/v2/membership-invoices/download', mayList),
  getMembershipFigures: wire.get('/api/v2/membership-figures', mayList),
} as const;

/**
 * `past_due` includes the payments that Stripe no longer tries; `ending`: paid, with a planned end; `attention`: an open
 * dispute, a refund that failed, or money that was moved at Stripe itself in the last 30 days.
 */
export const membershipViews = [
  'all',
  'attention',
  'active',
  'past_due',
  'ending',
  'complimentary',
  'canceled',
] as const;

export type MembershipView = (typeof membershipViews)[number];

export const membershipSorts = ['name', 'price', 'period_end', 'failed_at', 'due_amount', 'created_at'] as const;

const wholeNumber = (maximum: number) => z.optional(wholeInput(1, maximum));

export const listMembershipsSchema = z.object({
  view: z.optional(z.enum(membershipViews)),
  /** Parts of the member's name and e-mail address. */
  search: z.optional(z.string().check(z.maxLength(200))),
  package_id: z.optional(idInput),
  role_id: z.optional(idInput),
  country: z.optional(countryCode),
  sort: z.optional(z.enum(membershipSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: wholeNumber(1_000_000),
  per_page: wholeNumber(100),
});

export type MembershipsQuery = z.infer<typeof listMembershipsSchema>;

const listedMembership = z.object({
  id,
  user: z.object({ id, name: z.string(), email: z.nullable(z.string()), country_code: z.nullable(z.string()) }),
  state: z.enum(subscriptionStates),
  role: z.nullable(z.string()),
  package: z.nullable(z.object({ id, name: z.string() })),
  /** Of each payment without a reduction, in minor units. */
  price: z.number(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
  period_end: z.nullable(timestamp),
  cancel_at_period_end: z.boolean(),
  /** End of the plan that is given without payments; null when it is over. */
  comp_until: z.nullable(timestamp),
  comp_package: z.nullable(z.object({ id, name: z.string() })),
  failed_at: z.nullable(timestamp),
  /** What is open of a failed payment, in minor units. */
  due_amount: z.number(),
  attempts: z.number(),
  /** Null after the last attempt. */
  next_attempt_at: z.nullable(timestamp),
  /** Until then a member whose payment failed keeps the plan. */
  grace_ends_at: z.nullable(timestamp),
  dunning_paused_until: z.nullable(timestamp),
  created_at: timestamp,
});

export type ListedMembership = z.infer<typeof listedMembership>;

const moneySum = z.object({ currency: z.string(), amount: z.number(), count: z.number() });

export const membershipsSchema = z.object({
  data: z.array(listedMembership),
  meta: z.extend(listMetaSchema, {
    /** Memberships of the search and the filters, by view. */
    views: z.record(z.enum(membershipViews), z.number()),
    /** Failed payments of the search and the filters, by currency. */
    at_risk: z.array(moneySum),
    countries: z.array(z.string()),
  }),
});

const memberInvoice = z.object({
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  description: z.string(),
  /** In minor units; below 0 for a credit note. */
  amount: z.number(),
  currency: z.string(),
  /** What can still go back, in minor units. */
  refundable: z.number(),
  reason: z.nullable(z.string()),
  issued_at: timestamp,
  /** Of the PDF, for an hour. */
  url: z.string(),
});

export type MemberInvoice = z.infer<typeof memberInvoice>;

const memberRefund = z.object({
  id,
  invoice_id: id,
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  state: z.enum(refundStates),
  created_at: timestamp,
});

const finding = z.object({
  id,
  /** `payment`: of no plan. */
  kind: z.enum(['refund', 'dispute', 'payment']),
  /** Its id at Stripe. */
  source_id: z.string(),
  invoice_number: z.nullable(z.string()),
  amount: z.number(),
  currency: z.string(),
  /** Words of Stripe, e.g. `needs_response`. */
  status: z.string(),
  reason: z.nullable(z.string()),
  made_at: timestamp,
  /** Last moment for an answer to a dispute. */
  due_at: z.nullable(timestamp),
  /** A dispute that is not over. */
  is_open: z.boolean(),
});

export type MembershipFinding = z.infer<typeof finding>;

const membershipDetails = z.extend(listedMembership, {
  /** Of the next payment: with its reduction, and without. */
  next_amount: z.number(),
  full_amount: z.number(),
  /** Payments before it are reduced; null when the next payment is not reduced, and when all are. */
  reduced_until: z.nullable(timestamp),
  cancel_reason: z.nullable(z.string()),
  comp_reason: z.nullable(z.string()),
  dunning_reason: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() })),
  invoices: z.array(memberInvoice),
  /** Refunds that are not a credit note yet, and refused ones. */
  refunds: z.array(memberRefund),
  /** Money that was moved at Stripe itself, the latest first. */
  findings: z.array(finding),
  /** Entries of the audit about the membership, the latest first. */
  history: z.array(z.object({ id, action: z.string(), at: timestamp, actor: z.nullable(z.string()) })),
});

export type MembershipDetails = z.infer<typeof membershipDetails>;

export const memberMembershipSchema = z.object({ data: membershipDetails });

/** Longest pause of the reminders, in days. */
export const mostPausedDays = 90;

export const pauseDunningSchema = z.object({
  /** At most `mostPausedDays` ahead; null ends a pause. */
  until: z.nullable(requiredInstant),
  reason: line(500),
});

export const writeOffSchema = z.object({ reason: line(500) });

export const givePlanSchema = z.object({ package_id: idInput, until: requiredInstant, reason: line(500) });

export const endGivenPlanSchema = z.object({ reason: line(500) });

export const refundInvoiceSchema = z.object({
  /** In minor units; default: all that is left of the invoice. */
  amount: z.optional(optionalInteger(1, 100_000_000)),
  reason: line(500),
  /** Name of this refund, made by the caller: a repeated request refunds once. */
  key: z.optional(line(80)),
});

export const memberRefundSchema = z.object({ data: memberRefund });

export const getMemberInvoiceFileSchema = z.object({
  lang: z.optional(z.enum(['en', 'es', 'pt'])),
  token: z.optional(z.string().check(z.maxLength(200))),
});

/** Bounds of the time of issue; a bare day begins at midnight UTC, and `to` is not included. */
export const downloadInvoicesSchema = z.object({
  from: z.optional(requiredInstant),
  to: z.optional(requiredInstant),
  tz: browserZone,
});

export const getMembershipFiguresSchema = z.object({
  /** Default: the currency of most memberships. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
});

/** A number of members and the monthly amount of their plans, in minor units. */
const share = z.object({ count: z.number(), amount: z.number() });

const movementKinds = ['new', 'returned', 'upgraded', 'downgraded', 'left'] as const;

const monthFigures = z.object({
  /** First day of the month, `YYYY-MM-DD`. */
  month: z.string(),
  /** Monthly recurring revenue at the end of the month, or now. */
  recurring: share,
  /** Changes since the end of the month before; amounts of `downgraded` and `left` are what was lost. */
  movements: z.record(z.enum(movementKinds), share),
  /** Sums of the invoices and of the credit notes, in minor units. */
  invoiced: z.number(),
  refunded: z.number(),
});

const groupFigures = z.extend(share, { name: z.string() });

export const membershipFiguresSchema = z.object({
  data: z.object({
    currency: z.string(),
    currencies: z.array(z.string()),
    /** The latest last. */
    months: z.array(monthFigures),
    /** Recurring revenue now. */
    by_role: z.array(groupFigures),
    by_country: z.array(groupFigures),
    by_package: z.array(groupFigures),
    /** Failed payments now: members, and what is open. */
    failed: share,
    /** Payments of all currencies that failed in the last 90 days, and those of them that were made later. */
    recovery: z.object({ failed_count: z.number(), paid_count: z.number() }),
    /** Members with a plan that was given to them. */
    complimentary: z.number(),
  }),
});

export type MembershipFigures = z.infer<typeof membershipFiguresSchema>['data'];
