import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { email, id, line, optionalText, requiredInteger, timestamp, wholeInput, yesNo } from '../fields';
import { paymentKeySchema } from './memberships';

/**
 * Donations, with and without an account (docs/guides/donations.md). `{token}` is of the link in each mail: it
 * opens one donation, and ends its payments.
 */
export const donationCalls = {
  /** Begins a donation. The same key with the same donation begins it once. */
  startDonation: wire.post('/api/v2/donations', 'json', publicAccess, { changes: [] }),
  getDonation: wire.get('/api/v2/donation-links/{token}', publicAccess),
  /** Begins the open payment of a donation again, e.g. with another card. */
  payDonation: wire.post('/api/v2/donation-links/{token}/payment', 'none', publicAccess, { changes: [] }),
  /** Ends a monthly donation at once. Repeating it changes nothing. */
  endDonation: wire.post('/api/v2/donation-links/{token}/end', 'none', publicAccess, { changes: [] }),
  getReceiptFile: wire.get('/api/v2/donation-links/{token}/receipts/{id}/pdf', publicAccess),
  listMyDonations: wire.get('/api/v2/my/donations', signedIn),
  /** All receipts of a year, as PDF. */
  getYearReceipts: wire.get('/api/v2/my/donation-receipts', signedIn),
} as const;

export const donationKinds = ['once', 'monthly'] as const;

export type DonationKind = (typeof donationKinds)[number];

/** Amounts in minor units. The site takes donations in one currency. */
export const donationLimits = {
  currency: 'USD',
  minimum: 200,
  maximum: 1_000_000,
  presets: { once: [2500, 5000, 10_000, 25_000], monthly: [1000, 2000, 3500, 5000] },
} as const;

export const startDonationSchema = z.object({
  kind: z.enum(donationKinds),
  /** In minor units of the currency of `donationLimits`. */
  amount: requiredInteger(donationLimits.minimum, donationLimits.maximum),
  name: line(120),
  email,
  message: optionalText(500),
  /** Whether the organisation may show the name. */
  shows_name: z.optional(yesNo),
  /** Name of this donation, made by the caller: a repeated request begins it once. */
  key: line(80),
  /** People do not see this field: an entry with it comes from a program. */
  form_remark: z.optional(z.unknown()),
});

/** `open`: not paid yet; `past_due`: the last monthly payment failed. */
export const donationStates = ['open', 'paid', 'active', 'past_due', 'ended'] as const;

const receiptSchema = z.object({
  id,
  number: z.string(),
  /** `credit_note`: money that went back. */
  kind: z.enum(['receipt', 'credit_note']),
  /** In minor units; below 0 for a credit note. */
  amount: z.number(),
  currency: z.string(),
  issued_at: timestamp,
  /** Of the PDF. */
  url: z.string(),
});

export type DonationReceipt = z.infer<typeof receiptSchema>;

export const donationSchema = z.object({
  id,
  token: z.string(),
  kind: z.enum(donationKinds),
  state: z.enum(donationStates),
  /** Of each payment, in minor units. */
  amount: z.number(),
  currency: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  message: z.nullable(z.string()),
  shows_name: z.boolean(),
  /** Of a monthly donation that goes on. */
  next_payment_at: z.nullable(timestamp),
  ended_at: z.nullable(timestamp),
  created_at: timestamp,
  /** The latest first. */
  receipts: z.array(receiptSchema),
});

export type Donation = z.infer<typeof donationSchema>;

export const startedDonationSchema = z.object({
  donation: donationSchema,
  /** Null when nothing is left to pay. */
  payment: z.nullable(paymentKeySchema),
});

export type StartedDonation = z.infer<typeof startedDonationSchema>;

/** Answer of `payDonation`. */
export const donationPaymentSchema = paymentKeySchema;

export const getReceiptFileSchema = z.object({ lang: z.optional(z.enum(['en', 'es', 'pt'])) });

/** `token` is of a link in `listMyDonations`: a browser opens it without a header. */
export const getYearReceiptsSchema = z.object({
  lang: z.optional(z.enum(['en', 'es', 'pt'])),
  token: z.optional(z.string().check(z.maxLength(200))),
  year: wholeInput(1970, 9999),
});

export const myDonationsSchema = z.object({
  data: z.array(donationSchema),
  /** The years with receipts, each with its PDF. */
  meta: z.object({ years: z.array(z.object({ year: z.number(), url: z.string() })) }),
});
