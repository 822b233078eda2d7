import { sql } from 'kysely';
import type Stripe from 'stripe';

import type { Db } from '../../../infrastructure/db/database';
import { fromStripeAmount } from '../../payments';
import type { MembershipRow } from '../member';
import type { StoredLine } from '../memberships.tables';
import { findBillingDetails } from './billing-details';
import { linkFindings } from './link-findings';

/**
 * Stores the paid invoices that are not stored yet, the oldest first, each with the next number of its year. An invoice
 * is never changed afterwards. Payments of nothing have no invoice, and neither have those that are of no plan: Stripe
 * has made a document for them.
 */
export async function noteInvoices(
  trx: Db,
  membership: MembershipRow,
  invoices: readonly Stripe.Invoice[],
): Promise<void> {
  const { id: membershipId, user_id: userId } = membership;
  const paidInvoices = invoices
    .filter(({ amount_paid: amount }) => amount > 0)
    .toSorted((one, other) => paidAt(one) - paidAt(other) || one.created - other.created);
  if (paidInvoices.length === 0) return;
  const knownRows = await trx
    .selectFrom('membership_invoices')
    .select(['id', 'source_id', 'intent_id'])
    .where(
      'source_id',
      'in',
      paidInvoices.map(({ id }) => id),
    )
    .execute();
  const knownIds = new Set(knownRows.map(({ source_id: id }) => id));
  for (const { id, source_id: sourceId } of knownRows.filter(({ intent_id: intent }) => intent === null))
    await noteIntent(
      trx,
      id,
      paidInvoices.find((invoice) => invoice.id === sourceId),
    );
  const billing = await findBillingDetails(trx, userId);
  for (const invoice of paidInvoices.filter(({ id }) => !knownIds.has(id))) {
    const issuedAt = new Date(paidAt(invoice) * 1000);
    const currency = invoice.currency.toUpperCase();
    const lines = invoice.lines.data.map(({ amount, description }): StoredLine => ({
      kind: amount < 0 ? 'credit' : 'charge',
      label: description ?? '',
      amount: fromAmount(amount, currency),
    }));
    const discount = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
    if (discount !== 0) lines.push({ kind: 'coupon', label: 'Coupon', amount: -fromAmount(discount, currency) });
    const price = await findPrice(trx, invoice);
    if (price === null && subscriptionOf(invoice) !== membership.subscription_id) continue;
    const ends = invoice.lines.data.map(({ period }) => period.end);
    const starts = invoice.lines.data.map(({ period }) => period.start);
    const { id } = await trx
      .insertInto('membership_invoices')
      .values({
        user_id: userId,
        source_id: invoice.id,
        number: await nextNumber(trx, issuedAt),
        billed_name: billing.name ?? billing.account_name,
        billed_tax_id: billing.tax_id,
        billed_address: billing.address,
        package_id: price?.packageId ?? null,
        membership_id: membershipId,
        monthly_amount: price?.monthlyAmount ?? 0,
        intent_id: intentOf(invoice),
        lines: JSON.stringify(lines),
        amount: fromStripeAmount(invoice.amount_paid, currency),
        currency,
        period_start: starts.length === 0 ? null : new Date(Math.min(...starts) * 1000),
        period_end: ends.length === 0 ? null : new Date(Math.max(...ends) * 1000),
        issued_at: issuedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await linkFindings(trx, id, intentOf(invoice));
  }
}

/** The next number of a year, e.g. `2026-00042`: requests wait for each other until the commit, so no number is lost. */
export async function nextNumber(trx: Db, at: Date): Promise<string> {
  const year = at.getUTCFullYear();
  const { rows } = await sql<{
    last_number: number;
  }>`insert into invoice_numbers (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = invoice_numbers.last_number + 1 returning last_number`.execute(trx);
  return `${year}-${String(rows[0]?.last_number).padStart(5, '0')}`;
}

interface InvoicedPrice {
  readonly packageId: number;
  readonly monthlyAmount: number;
}

/** The price of the last charge of an invoice, less its reduction; null when its package is gone. */
async function findPrice(trx: Db, invoice: Stripe.Invoice): Promise<InvoicedPrice | null> {
  const charges = invoice.lines.data.filter(({ amount }) => amount > 0);
  const charge = charges.at(-1);
  const price = charge?.pricing?.price_details?.price;
  const id = typeof price === 'string' ? price : price?.id;
  if (charge === undefined || id === undefined) return null;
  const row = await trx.selectFrom('stripe_prices').selectAll().where('price_id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const discount = (charge.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const paidShare = 1 - discount / charge.amount;
  return { packageId: row.package_id, monthlyAmount: Math.round(monthlyAmountOf(row) * paidShare) };
}

/** What a price is for a month, in minor units. */
const monthlyAmountOf = ({ amount, interval }: { readonly amount: number; readonly interval: string }): number =>
  interval === 'year' ? Math.round(amount / 12) : amount;

/** Rows of earlier versions lack the intent, which events about money name. */
async function noteIntent(trx: Db, id: number, invoice: Stripe.Invoice | undefined): Promise<void> {
  const intentId = invoice === undefined ? null : intentOf(invoice);
  if (intentId === null) return;
  await trx.updateTable('membership_invoices').set({ intent_id: intentId }).where('id', '=', id).execute();
  await linkFindings(trx, id, intentId);
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}

/** The payment intent that paid an invoice, where the answer of Stripe contains it. */
function intentOf(invoice: Stripe.Invoice): string | null {
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

const paidAt = ({ status_transitions: times, created: creationTime }: Stripe.Invoice): number =>
  times.paid_at ?? creationTime;

const fromAmount = (amount: number, currency: string): number =>
  Math.sign(amount) * fromStripeAmount(Math.abs(amount), currency);
