import { AppError } from '@enlace/shared-contract/errors';
import type { MemberInvoice, MembershipDetails } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { findNextPayment } from '../plans/reductions';
import { findFindings } from './findings/find-findings';
import { findListedMembership } from './list-memberships';

interface InvoiceRow {
  readonly id: number;
  readonly number: string;
  readonly kind: MemberInvoice['kind'];
  readonly plan: string | null;
  readonly label: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly reason: string | null;
  readonly issued_at: string;
}

/**
 * A membership with its invoices, refunds and changes. `linkOf` makes the address of a PDF.
 * @throws NOT_FOUND
 */
export async function findMembershipDetails(
  db: Db,
  id: number | null,
  { context, linkOf }: { readonly context: ReadContext; readonly linkOf: (invoiceId: number) => string },
): Promise<MembershipDetails> {
  const membership = await findListedMembership(db, id, context);
  if (membership === undefined) throw new AppError('NOT_FOUND');
  const userId = membership.user.id;
  const row = await db.selectFrom('memberships').selectAll().where('id', '=', membership.id).executeTakeFirstOrThrow();
  const { rows: invoices } = await sql<InvoiceRow>`select i.id, i.number, i.kind,
      ${translateColumn(context, 'name', 'p')} as plan, i.lines -> 0 ->> 'label' as label, i.amount, i.currency, i.reason,
      i.issued_at, coalesce((select sum(f.amount) from membership_refunds f
        where f.invoice_id = i.id and f.state <> 'failed'), 0)::int as refunded
    from membership_invoices i left join packages p on p.id = i.package_id
    where i.user_id = ${userId} order by i.issued_at desc, i.id desc limit 300`.execute(db);
  const { rows: refunds } = await sql<MembershipDetails['refunds'][number]>`select f.id, f.invoice_id, f.amount,
      i.currency, f.reason, f.state, f.created_at
    from membership_refunds f join membership_invoices i on i.id = f.invoice_id
    where i.user_id = ${userId} and f.state <> 'succeeded' order by f.id desc`.execute(db);
  const { rows: history } = await sql<MembershipDetails['history'][number]>`select h.id, h.action, h.at,
      nullif(concat_ws(' ', a.first_name, a.last_name), '') as actor
    from audit_entries h left join users a on a.id = h.actor_id
    where h.resource = 'memberships' and h.row_id = ${String(userId)} order by h.id desc limit 100`.execute(db);
  const { card_brand: brand, card_last4: last4, card_exp_month: month, card_exp_year: year } = row;
  const hasCard = brand !== null && last4 !== null && month !== null && year !== null;
  return {
    ...membership,
    ...(await findNextPayment(db, row, context.now)),
    cancel_reason: row.cancel_reason,
    comp_reason: membership.comp_until === null ? null : row.comp_reason,
    dunning_reason: row.dunning_reason,
    card: hasCard ? { brand, last4, exp_month: month, exp_year: year } : null,
    invoices: invoices.map(({ plan, label, refunded: refundedAmount, ...invoice }) => ({
      ...invoice,
      description: plan ?? label ?? '',
      refundable: invoice.kind === 'invoice' ? invoice.amount - refundedAmount : 0,
      url: linkOf(invoice.id),
    })),
    refunds,
    findings: await findFindings(db, userId),
    history,
  };
}
