import type { Invoice } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { StoredLine } from '../memberships.tables';

export interface InvoiceRow {
  readonly id: number;
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note' | 'reversal';
  readonly plan: string | null;
  readonly billedName: string | null;
  readonly billedTaxId: string | null;
  readonly billedAddress: string | null;
  readonly lines: readonly StoredLine[];
  readonly amount: number;
  readonly currency: string;
  readonly issuedAt: Date;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  /** Of a credit note. */
  readonly reason: string | null;
}

interface Choice {
  /** Missing for all members. */
  readonly userId?: number;
  readonly id?: number;
  readonly year?: number;
}

/** An invoice or a credit note of any member. */
export async function findInvoice(db: Db, id: number, context: ReadContext): Promise<InvoiceRow | undefined> {
  const [row] = await findInvoices(db, { id }, context);
  return row;
}

/** Invoices and credit notes of a user, the newest first. */
export async function findInvoices(db: Db, { userId, id, year }: Choice, context: ReadContext): Promise<InvoiceRow[]> {
  const { rows } =
    await sql<InvoiceRow>`select i.id, i.number, i.kind, ${translateColumn(context, 'name', 'p')} as plan,
      i.billed_name as "billedName", i.billed_tax_id as "billedTaxId", i.billed_address as "billedAddress", i.lines, i.amount, i.currency, i.issued_at as "issuedAt",
      i.period_start as "periodStart", i.period_end as "periodEnd", i.reason
    from membership_invoices i left join packages p on p.id = i.package_id
    where (${userId ?? null}::bigint is null or i.user_id = ${userId ?? null}::bigint) and (${id ?? null}::bigint is null or i.id = ${id ?? null}::bigint)
      and (${year ?? null}::int is null or extract(year from i.issued_at at time zone 'UTC') = ${year ?? null}::int)
    order by i.issued_at desc, i.id desc`.execute(db);
  return rows;
}

export function presentInvoice(row: InvoiceRow): Omit<Invoice, 'url'> {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    description: row.plan ?? row.lines[0]?.label ?? '',
    amount: row.amount,
    currency: row.currency,
    issued_at: row.issuedAt.toISOString(),
    period_start: row.periodStart?.toISOString() ?? null,
    period_end: row.periodEnd?.toISOString() ?? null,
  };
}
