import { moneyText } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Cell } from '../../../infrastructure/csv/csv';
import type { Db } from '../../../infrastructure/db/database';
import { isIssued } from './list-donations';

export const receiptColumns = [
  'number',
  'kind',
  'issued_at',
  'name',
  'email',
  'donation',
  'shows_name',
  'amount',
  'currency',
  'credited_number',
  'reason',
  'message',
] as const;

interface Row {
  readonly number: string;
  readonly kind: string;
  readonly issued_at: Date;
  readonly name: string | null;
  readonly email: string | null;
  readonly donation: string;
  readonly shows_name: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly credited: string | null;
  readonly reason: string | null;
  readonly message: string | null;
}

interface Time {
  readonly from?: string | undefined;
  /** Not included. */
  readonly to?: string | undefined;
}

const atOnce = 500;

export async function countReceipts(db: Db, time: Time): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from donation_receipts r
    where ${isIssued(time)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Receipts and credit notes in the order of their numbers, in batches. */
export async function* receiptBatches(db: Db, time: Time): AsyncGenerator<Cell[][]> {
  for (let last = ''; ;) {
    const { rows } = await sql<Row>`select r.number, r.kind, r.issued_at, d.donor_name as name, d.donor_email as email,
        d.kind as donation, d.shows_name, r.amount, r.currency, c.number as credited, r.reason, d.message
      from donation_receipts r join donations d on d.id = r.donation_id
        left join donation_receipts c on c.id = r.credited_id
      where ${isIssued(time)} and r.number > ${last} order by r.number limit ${atOnce}`.execute(db);
    yield rows.map((row) => [
      row.number,
      row.kind,
      row.issued_at,
      row.name,
      row.email,
      row.donation,
      row.shows_name,
      // Whole units with the decimals of the currency, as spreadsheets add them up.
      Number(moneyText(row.amount, row.currency)),
      row.currency,
      row.credited,
      row.reason,
      row.message,
    ]);
    const end = rows.at(-1);
    if (end === undefined || rows.length < atOnce) return;
    last = end.number;
  }
}
