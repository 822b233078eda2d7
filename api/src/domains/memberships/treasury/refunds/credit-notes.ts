import { isLocale } from '@enlace/shared-contract/text';
import type { Selectable } from 'kysely';

import type { Db, Tables } from '../../../../infrastructure/db/database';
import { nextNumber } from '../../invoices/note-invoices';
import { membershipTexts } from '../../membership-texts';

export type InvoiceRecord = Selectable<Tables['membership_invoices']>;

interface CreditNote {
  readonly invoice: InvoiceRecord;
  readonly amount: number;
  readonly reason: string;
  /** Of the refund at Stripe. */
  readonly refundId: string;
  readonly now: Date;
}

/** Writes the credit note of a refund that has gone, with the next number of the year. */
export async function writeCreditNote(trx: Db, { invoice, amount, reason, refundId, now }: CreditNote): Promise<void> {
  const label = (await textsOf(trx, invoice)).refundOf(invoice.number);
  await trx
    .insertInto('membership_invoices')
    .values({
      ...recipientOf(invoice),
      source_id: refundId,
      number: await nextNumber(trx, now),
      kind: 'credit_note',
      credited_id: invoice.id,
      lines: JSON.stringify([{ kind: 'credit', label, amount: -amount }]),
      amount: -amount,
      reason,
      issued_at: now,
    })
    .execute();
}

/** Takes the credit note of a refund back whose money the bank returned: a document with the amount it had. */
export async function writeReversal(trx: Db, refundId: string, now: Date): Promise<void> {
  const creditNote = await trx
    .selectFrom('membership_invoices')
    .selectAll()
    .where('source_id', '=', refundId)
    .executeTakeFirst();
  // Refunds of earlier versions can lack one.
  if (creditNote === undefined) return;
  const texts = await textsOf(trx, creditNote);
  const amount = -creditNote.amount;
  await trx
    .insertInto('membership_invoices')
    .values({
      ...recipientOf(creditNote),
      source_id: `${refundId}-failed`,
      number: await nextNumber(trx, now),
      kind: 'reversal',
      credited_id: creditNote.id,
      lines: JSON.stringify([{ kind: 'charge', label: texts.reversalOf(creditNote.number), amount }]),
      amount,
      reason: texts.refundFailed,
      issued_at: now,
    })
    .execute();
}

/** The words of the reason of a refund that was made at Stripe, in the language of the member. */
export async function foreignReason(trx: Db, invoice: InvoiceRecord): Promise<string> {
  return (await textsOf(trx, invoice)).refundedAtStripe;
}

/** A credit note goes to the recipient of its invoice, as it was then. */
const recipientOf = (row: InvoiceRecord) => ({
  user_id: row.user_id,
  membership_id: row.membership_id,
  billed_name: row.billed_name,
  billed_tax_id: row.billed_tax_id,
  billed_address: row.billed_address,
  package_id: row.package_id,
  currency: row.currency,
});

async function textsOf(trx: Db, { user_id: userId }: InvoiceRecord) {
  const user =
    userId === null
      ? undefined
      : await trx.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirst();
  return membershipTexts[isLocale(user?.locale) ? user.locale : 'en'].file;
}
