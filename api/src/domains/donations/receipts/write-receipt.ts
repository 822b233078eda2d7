import { formatMoney, isLocale } from '@enlace/shared-contract/text';
import { type Selectable, sql } from 'kysely';

import type { Db, Tables } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import type { DonationMail } from './mails/donation-values';
import { donationToken } from '../donation-links';
import { receiptSheet } from './receipt-sheet';
import { donationReceivedMail } from './mails/donation-received.mail';
import { donationRefundedMail } from './mails/donation-refunded.mail';
import { monthlyDonationReceivedMail } from './mails/monthly-donation-received.mail';

export type DonationRow = Selectable<Tables['donations']>;
export type ReceiptRow = Selectable<Tables['donation_receipts']>;

interface NewReceipt {
  readonly donation: DonationRow;
  readonly sourceId: string;
  /** In minor units. */
  readonly amount: number;
  readonly issuedAt: Date;
}

interface CreditNote {
  readonly receiptId: number;
  /** In minor units; negative when it takes another credit note back. */
  readonly amount: number;
  readonly reason: string;
  readonly now: Date;
  readonly isMailed?: boolean;
}

interface MailContext {
  readonly env: Pick<ApiDeps['env'], 'tokenSecret'>;
}

/** Writes the receipt of a payment and mails it. A receipt is never changed afterwards. */
export async function writeReceipt(trx: Db, context: MailContext, receipt: NewReceipt): Promise<ReceiptRow> {
  const { donation, sourceId, amount, issuedAt } = receipt;
  const row = await trx
    .insertInto('donation_receipts')
    .values({
      donation_id: donation.id,
      source_id: sourceId,
      number: await nextNumber(trx, issuedAt),
      amount,
      currency: donation.currency,
      issued_at: issuedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const mail = donation.kind === 'once' ? donationReceivedMail : monthlyDonationReceivedMail;
  await mailDonor(trx, context, donation, mail, { amount, receipt: row });
  return row;
}

/** Writes the credit note of money that has gone, and mails it unless the bank took the money. */
export async function writeCreditNote(trx: Db, context: MailContext, note: CreditNote): Promise<void> {
  const { receiptId, amount, reason, now, isMailed = true } = note;
  const receipt = await trx
    .selectFrom('donation_receipts')
    .selectAll()
    .where('id', '=', receiptId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const donation = await trx
    .selectFrom('donations')
    .selectAll()
    .where('id', '=', receipt.donation_id)
    .executeTakeFirstOrThrow();
  const { count } = await trx
    .selectFrom('donation_receipts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('credited_id', '=', receiptId)
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('donation_receipts')
    .values({
      donation_id: receipt.donation_id,
      source_id: `${receipt.source_id} refund ${Number(count) + 1}`,
      number: await nextNumber(trx, now),
      kind: 'credit_note',
      credited_id: receiptId,
      amount: -amount,
      currency: receipt.currency,
      reason,
      issued_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isMailed) return;
  await mailDonor(trx, context, donation, donationRefundedMail, {
    amount,
    receipt: row,
    creditedNumber: receipt.number,
  });
}

interface MailFacts {
  readonly amount: number;
  readonly receipt?: ReceiptRow;
  /** Number of the receipt of a credit note. */
  readonly creditedNumber?: string;
}

/** Mails a donor, with the receipt as file. A person who was removed gets no mail. */
export async function mailDonor(
  trx: Db,
  { env }: MailContext,
  donation: DonationRow,
  mail: DonationMail,
  { amount, receipt, creditedNumber }: MailFacts,
): Promise<void> {
  if (donation.donor_email === null) return;
  const locale = isLocale(donation.locale) ? donation.locale : 'en';
  const sheet =
    receipt === undefined ? null : receiptSheet({ ...receipt, credited: creditedNumber ?? null }, donation, locale);
  const values = {
    name: donation.donor_name ?? '',
    amount: formatMoney(locale, amount, donation.currency),
    reference: receipt?.number ?? '',
    token: donationToken(env.tokenSecret, donation.id),
    sheet,
  };
  await queueMail(trx, { email: donation.donor_email, locale }, mail, values);
}

/** The next number of a year, e.g. `D-2026-00042`: requests wait for each other until the commit, so no number is lost. */
async function nextNumber(trx: Db, at: Date): Promise<string> {
  const year = at.getUTCFullYear();
  const { rows } = await sql<{
    last_number: number;
  }>`insert into donation_numbers (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = donation_numbers.last_number + 1 returning last_number`.execute(trx);
  return `D-${year}-${String(rows[0]?.last_number).padStart(5, '0')}`;
}
