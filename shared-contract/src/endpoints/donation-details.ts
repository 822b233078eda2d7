import * as z from 'zod/mini';

import { id, timestamp } from '../fields';
import { listedDonation } from './donation-office';
import { disputeSchema, refundStates } from './payments';

// A file of its own, because only the opened donation needs it, not the list.

const givenReceipt = z.object({
  id,
  number: z.string(),
  kind: z.enum(['receipt', 'credit_note']),
  amount: z.number(),
  currency: z.string(),
  /** What can still go back, in minor units. */
  refundable: z.number(),
  reason: z.nullable(z.string()),
  issued_at: timestamp,
  /** Of the PDF, for an hour. */
  url: z.string(),
});

export type GivenReceipt = z.infer<typeof givenReceipt>;

const donationRefund = z.object({
  id,
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  state: z.enum(refundStates),
  created_at: timestamp,
});

const donationDetails = z.extend(listedDonation, {
  receipts: z.array(givenReceipt),
  /** Refunds that are not a credit note yet, and refused ones. */
  refunds: z.array(donationRefund),
  /** Disputes of the bank, the oldest first. A lost one has a credit note. */
  disputes: z.array(disputeSchema),
  /** Entries of the audit about the donation, the latest first. */
  history: z.array(z.object({ id, action: z.string(), at: timestamp, actor: z.nullable(z.string()) })),
});

export type DonationDetails = z.infer<typeof donationDetails>;

export const givenDonationSchema = z.object({ data: donationDetails });
