import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { browserZone, id, line, optionalInteger, requiredInstant, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { donationKinds, donationStates } from './donations';

const mayList = only(['admin'], 'memberships.list');

/** What treasurers see of donations and do about them (docs/guides/donations.md). */
export const donationOfficeCalls = {
  listDonations: wire.get('/api/v2/donations', mayList),
  /** A donation with its receipts, refunds and changes. */
  getGivenDonation: wire.get('/api/v2/donations/{id}', mayList),
  /** Sends money of a receipt back, with a credit note. The same key refunds once. */
  refundDonation: wire.post('/api/v2/donation-receipts/{id}/refund', 'json', only(['admin'], 'memberships.refund'), {
    changes: [],
  }),
  getGivenReceiptFile: wire.get('/api/v2/donation-receipts/{id}/pdf', mayList),
  /** Receipts and credit notes of a time, as CSV. */
  downloadDonations: wire.get('/api/v2/donation-receipts/download', mayList),
} as const;

/**
 * `active`: monthly donations that go on; `refunded`: a part or all of the money went back; `attention`: the bank disputes
 * a payment, or the last refund failed.
 */
export const donationViews = ['all', 'once', 'active', 'past_due', 'ended', 'refunded', 'attention'] as const;

export type DonationView = (typeof donationViews)[number];

export const donationSorts = ['name', 'amount', 'given', 'last_at', 'created_at'] as const;

const wholeNumber = (maximum: number) => z.optional(wholeInput(1, maximum));

/** Bounds of the time of a receipt; a bare day begins at midnight UTC, and `to` is not included. */
const time = { from: z.optional(requiredInstant), to: z.optional(requiredInstant) };

export const listDonationsSchema = z.object({
  view: z.optional(z.enum(donationViews)),
  /** Parts of the donor's name and e-mail address, or the number of a receipt. */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Donations with a receipt of this time. Sums count these receipts only. */
  ...time,
  sort: z.optional(z.enum(donationSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: wholeNumber(1_000_000),
  per_page: wholeNumber(100),
});

export type DonationsQuery = z.infer<typeof listDonationsSchema>;

/** A row of the list. */
export const listedDonation = z.object({
  id,
  kind: z.enum(donationKinds),
  state: z.enum(donationStates),
  /** Null after the removal of the person. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Whether the donor has an account. */
  has_account: z.boolean(),
  shows_name: z.boolean(),
  message: z.nullable(z.string()),
  /** Of each payment, in minor units. */
  amount: z.number(),
  currency: z.string(),
  /** Sums of the receipts and of the credit notes, in minor units. */
  given: z.number(),
  refunded: z.number(),
  payments: z.number(),
  last_at: z.nullable(timestamp),
  next_payment_at: z.nullable(timestamp),
  created_at: timestamp,
});

export type ListedDonation = z.infer<typeof listedDonation>;

export const donationsSchema = z.object({
  data: z.array(listedDonation),
  meta: z.extend(listMetaSchema, {
    /** Donations of the search and the time, by view. */
    views: z.record(z.enum(donationViews), z.number()),
    /** Of all rows of the view, by currency: money that came, and money that went back. */
    sums: z.array(z.object({ currency: z.string(), given: z.number(), refunded: z.number() })),
    /** Sum of the monthly donations of the view that go on, by currency. */
    monthly: z.array(z.object({ currency: z.string(), amount: z.number(), count: z.number() })),
  }),
});

export const refundDonationSchema = z.object({
  /** In minor units; default: all that is left of the receipt. */
  amount: z.optional(optionalInteger(1, 100_000_000)),
  reason: line(500),
  /** Name of this refund, made by the caller: a repeated request refunds once. */
  key: z.optional(line(80)),
});

export const getGivenReceiptFileSchema = z.object({
  lang: z.optional(z.enum(['en', 'es', 'pt'])),
  token: z.optional(z.string().check(z.maxLength(200))),
});

export const downloadDonationsSchema = z.object({ ...time, tz: browserZone });
