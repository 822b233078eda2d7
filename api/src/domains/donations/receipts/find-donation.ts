import type { Donation } from '@enlace/shared-contract/donations';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { donationToken } from '../donation-links';
import type { DonationRow, ReceiptRow } from './write-receipt';

/** A donation by its id. Throws NOT_FOUND. */
export async function requireDonation(db: Db, id: number): Promise<DonationRow> {
  const row = await db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: 'no such donation' });
  return row;
}

export interface DatedReceipt extends ReceiptRow {
  /** Number of the receipt of a credit note. */
  readonly credited: string | null;
  readonly donor_name: string | null;
  readonly donation_kind: 'once' | 'monthly';
}

interface Choice {
  readonly id?: number;
  readonly donationIds?: readonly number[];
  readonly year?: number;
}

/** Receipts and credit notes, the latest first. */
export async function findReceipts(db: Db, { id, donationIds, year }: Choice): Promise<DatedReceipt[]> {
  const { rows } = await sql<DatedReceipt>`select r.*, c.number as credited, d.donor_name, d.kind as donation_kind
    from donation_receipts r join donations d on d.id = r.donation_id
      left join donation_receipts c on c.id = r.credited_id
    where (${id ?? null}::bigint is null or r.id = ${id ?? null}::bigint)
      and (${donationIds === undefined}::boolean or r.donation_id = any(${`{${(donationIds ?? []).join()}}`}::bigint[]))
      and (${year ?? null}::int is null or extract(year from r.issued_at at time zone 'UTC') = ${year ?? null}::int)
    order by r.issued_at desc, r.id desc`.execute(db);
  return rows;
}

/** Donations as their donors see them. */
export async function presentDonations(
  db: Db,
  donations: readonly DonationRow[],
  { secret, lang }: { readonly secret: string; readonly lang: Locale },
): Promise<Donation[]> {
  const receipts = await findReceipts(db, { donationIds: donations.map(({ id }) => id) });
  return donations.map((donation) => {
    const token = donationToken(secret, donation.id);
    return {
      id: donation.id,
      token,
      kind: donation.kind,
      state: donation.state,
      amount: donation.amount,
      currency: donation.currency,
      name: donation.donor_name,
      email: donation.donor_email,
      message: donation.message,
      shows_name: donation.shows_name,
      next_payment_at: donation.next_at?.toISOString() ?? null,
      ended_at: donation.ended_at?.toISOString() ?? null,
      created_at: donation.created_at.toISOString(),
      receipts: receipts
        .filter(({ donation_id: id }) => id === donation.id)
        .map(({ id, number, kind, amount, currency, issued_at: time }) => ({
          id,
          number,
          kind,
          amount,
          currency,
          issued_at: time.toISOString(),
          url: `/api/v2/donation-links/${token}/receipts/${id}/pdf?lang=${lang}`,
        })),
    };
  });
}
