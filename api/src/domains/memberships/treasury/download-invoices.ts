import { moneyText } from '@enlace/shared-contract/text';
import { type RawBuilder, sql } from 'kysely';

import type { Cell } from '../../../infrastructure/csv/csv';
import type { Db } from '../../../infrastructure/db/database';
import { all } from '../../../kit/core/table/expressions';

interface Row {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly issued_at: Date;
  readonly billed_name: string | null;
  readonly billed_tax_id: string | null;
  readonly billed_address: string | null;
  readonly email: string | null;
  readonly country: string | null;
  readonly role: string | null;
  readonly plan: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly period_start: Date | null;
  readonly period_end: Date | null;
  readonly credited: string | null;
  readonly reason: string | null;
  readonly source_id: string;
}

export const invoiceColumns = [
  'number',
  'kind',
  'issued_at',
  'name',
  'email',
  'country',
  'role',
  'plan',
  'amount',
  'currency',
  'period_start',
  'period_end',
  'credited_number',
  'reason',
  'stripe_id',
  'tax_id',
  'address',
] as const;

const atOnce = 500;

/** A text in one line. A spreadsheet that divides cells at semicolons would begin a new one, and run it as a formula. */
const cellOf = (text: string | null): string | null =>
  text
    ?.split(/[\r\n\t;]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ') ?? null;

export interface InvoiceTime {
  readonly from?: string | undefined;
  /** Not included. */
  readonly to?: string | undefined;
}

const isIssued = ({ from, to }: InvoiceTime): RawBuilder<boolean> =>
  all([
    ...(from === undefined ? [] : [sql`i.issued_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`i.issued_at < ${to}::timestamptz`]),
  ]);

export async function countInvoices(db: Db, time: InvoiceTime): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from membership_invoices i
    where ${isIssued(time)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Invoices and credit notes in the order of their numbers, in batches. */
export async function* invoiceBatches(db: Db, time: InvoiceTime): AsyncGenerator<Cell[][]> {
  for (let last = ''; ;) {
    const { rows } = await sql<Row>`select i.id, i.number, i.kind, i.issued_at, i.billed_name, u.email,
        u.country_code as country, r.name as role, p.name as plan, i.amount, i.currency, i.period_start, i.period_end,
        c.number as credited, i.reason, i.source_id, i.billed_tax_id, i.billed_address
      from membership_invoices i left join users u on u.id = i.user_id left join packages p on p.id = i.package_id
        left join roles r on r.id = p.role_id left join membership_invoices c on c.id = i.credited_id
      where ${isIssued(time)} and i.number > ${last} order by i.number limit ${atOnce}`.execute(db);
    yield rows.map((row) => [
      row.number,
      row.kind,
      row.issued_at,
      cellOf(row.billed_name),
      row.email,
      row.country,
      row.role,
      row.plan,
      // Whole units with the decimals of the currency, as spreadsheets add them up.
      Number(moneyText(row.amount, row.currency)),
      row.currency,
      row.period_start,
      row.period_end,
      row.credited,
      row.reason,
      row.source_id,
      cellOf(row.billed_tax_id),
      cellOf(row.billed_address),
    ]);
    const end = rows.at(-1);
    if (end === undefined || rows.length < atOnce) return;
    last = end.number;
  }
}
