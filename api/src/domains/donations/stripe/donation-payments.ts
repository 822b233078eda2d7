import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { PaymentPurpose } from '../../payments';
import { takeCreditBack } from '../receipts/take-credit-back';
import { writeCreditNote, writeReceipt } from '../receipts/write-receipt';
import { noteDonationDispute } from './note-donation-dispute';
import { monthlyPurpose, oncePurpose } from './purposes';

/** How long a donation waits for its payment. */
const waitMs = 24 * 3_600_000;

type FindReceipt = (trx: Db, subjectId: number) => Promise<number | null>;

/** The receipt of a donation that is given once. */
const findOnlyReceipt: FindReceipt = async (trx, donationId) => {
  const receipt = await trx
    .selectFrom('donation_receipts')
    .select('id')
    .where('donation_id', '=', donationId)
    .where('kind', '=', 'receipt')
    .executeTakeFirst();
  return receipt?.id ?? null;
};

/** The payment of a month belongs to its receipt. */
const findReceiptItself: FindReceipt = async (_trx, receiptId) => receiptId;

/** What payments of donations do: once, and for the months that Stripe charges by itself. */
export function donationPayments(deps: Pick<ApiDeps, 'env' | 'clock'>): readonly PaymentPurpose[] {
  const noteDispute =
    (findReceipt: FindReceipt): PaymentPurpose['noteDispute'] =>
    async (trx, payment, dispute) =>
      noteDonationDispute(trx, deps, await findReceipt(trx, payment.subjectId), { payment, dispute });
  const tellRefund =
    (findReceipt: FindReceipt): PaymentPurpose['tellRefund'] =>
    async (trx, payment, { amount, reason }) => {
      const receiptId = await findReceipt(trx, payment.subjectId);
      if (receiptId !== null) await writeCreditNote(trx, deps, { receiptId, amount, reason, now: deps.clock() });
    };
  // The refused refund is shown from its row. Its credit note, when it has one, is taken back.
  const noteFailure =
    (findReceipt: FindReceipt): PaymentPurpose['noteFailure'] =>
    async (trx, payment, { sentAmount }) => {
      const receiptId = sentAmount === 0 ? null : await findReceipt(trx, payment.subjectId);
      if (receiptId !== null) await takeCreditBack(trx, deps, { receiptId, amount: sentAmount, why: 'refundFailed' });
    };
  const notedElsewhere = { noteRefund: async () => undefined };
  return [
    {
      ...notedElsewhere,
      name: oncePurpose,
      findReference: async (db, id) => {
        const donation = await db.selectFrom('donations').select('key').where('id', '=', id).executeTakeFirst();
        return donation?.key ?? null;
      },
      isWaiting: async (db, id, now) => {
        const donation = await db
          .selectFrom('donations')
          .select(['state', 'created_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        return donation?.state === 'open' && now.getTime() - donation.created_at.getTime() < waitMs;
      },
      deliver: async (trx, payment, { now, receivedAmount }) => {
        const donation = await trx
          .updateTable('donations')
          .set({ state: 'paid', updated_at: now })
          .where('id', '=', payment.subjectId)
          .where('state', '=', 'open')
          .returningAll()
          .executeTakeFirst();
        if (donation === undefined) return;
        const sourceId = `payment ${payment.id}`;
        await writeReceipt(trx, deps, { donation, sourceId, amount: receivedAmount, issuedAt: now });
      },
      forget: async (trx, id) => {
        await trx.deleteFrom('donations').where('id', '=', id).where('state', '=', 'open').execute();
      },
      tellRefund: tellRefund(findOnlyReceipt),
      noteFailure: noteFailure(findOnlyReceipt),
      noteDispute: noteDispute(findOnlyReceipt),
    },
    {
      ...notedElsewhere,
      name: monthlyPurpose,
      // These payments are noted when they are paid.
      findReference: async () => null,
      isWaiting: async () => false,
      deliver: async () => undefined,
      forget: async () => undefined,
      tellRefund: tellRefund(findReceiptItself),
      noteFailure: noteFailure(findReceiptItself),
      noteDispute: noteDispute(findReceiptItself),
    },
  ];
}
