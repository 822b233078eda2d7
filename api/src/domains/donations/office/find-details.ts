import type { DonationDetails } from '@enlace/shared-contract/donations';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { disputeJson } from '../../payments';
import { findListedDonation } from './list-donations';
import { isPaymentOfReceipt } from './payment-of-receipt';

type Receipt = DonationDetails['receipts'][number];

/**
 * A donation with its receipts, refunds and changes. `linkOf` makes the address of a PDF.
 * @throws NOT_FOUND
 */
export async function findDonationDetails(
  db: Db,
  id: number | null,
  linkOf: (receiptId: number) => string,
): Promise<DonationDetails> {
  const donation = await findListedDonation(db, id);
  if (donation === undefined) throw new AppError('NOT_FOUND');
  const { rows: receipts } = await sql<Omit<Receipt, 'url'>>`select r.id, r.number, r.kind, r.amount, r.currency,
      r.reason, r.issued_at, case when r.kind = 'receipt' then coalesce((select p.amount - p.refunded
        from payments p where ${isPaymentOfReceipt} limit 1), 0) else 0 end as refundable
    from donation_receipts r where r.donation_id = ${donation.id}
    order by r.issued_at desc, r.id desc limit 300`.execute(db);
  const { rows: refunds } = await sql<DonationDetails['refunds'][number]>`select f.id, f.amount, p.currency, f.reason,
      f.state, f.created_at
    from donation_receipts r join payments p on ${isPaymentOfReceipt} join refunds f on f.payment_id = p.id
    where r.donation_id = ${donation.id} and r.kind = 'receipt' and f.state <> 'succeeded' order by f.id desc`.execute(
    db,
  );
  const { rows: history } = await sql<DonationDetails['history'][number]>`select h.id, h.action, h.at,
      nullif(concat_ws(' ', a.first_name, a.last_name), '') as actor
    from audit_entries h left join users a on a.id = h.actor_id
    where h.resource = 'donations' and h.row_id = ${String(donation.id)} order by h.id desc limit 100`.execute(db);
  const { rows: disputes } = await sql<{
    dispute: DonationDetails['disputes'][number];
  }>`select ${disputeJson} as dispute
    from donation_receipts r join payments p on ${isPaymentOfReceipt} join payment_disputes d on d.payment_id = p.id
    where r.donation_id = ${donation.id} and r.kind = 'receipt' order by d.id`.execute(db);
  return {
    ...donation,
    receipts: receipts.map((receipt) => ({ ...receipt, url: linkOf(receipt.id) })),
    refunds,
    disputes: disputes.map(({ dispute }) => dispute),
    history,
  };
}
