import { sql } from 'kysely';
import type Stripe from 'stripe';

import type { Db } from '../../../../infrastructure/db/database';
import { blocksRefund, fromStripeAmount } from '../../../payments';

interface Place {
  readonly userId: number | null;
  readonly invoiceId: number | null;
  readonly intentId: string | null;
  readonly now: Date;
  /** Of `beginFetch`. */
  readonly fetchNumber: number;
}

interface Finding {
  readonly kind: 'refund' | 'dispute' | 'payment';
  readonly sourceId: string;
  /** In Stripe's units. */
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly reason: string | null;
  /** Seconds since 1970. */
  readonly created: number;
  readonly blocksRefund?: boolean;
  readonly dueBy?: number | null;
}

/** The number of a fetch that begins now. */
export async function beginFetch(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('membership_findings_fetch')::int as number`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
}

/** Stores a finding as it was fetched, once: a repeated fetch changes what Stripe has changed. */
export async function storeFinding(trx: Db, finding: Finding, place: Place): Promise<void> {
  const currency = finding.currency.toUpperCase();
  const changes = {
    status: finding.status,
    amount: fromStripeAmount(finding.amount, currency),
    reason: finding.reason,
    blocks_refund: finding.blocksRefund ?? false,
    due_at: finding.dueBy ? new Date(finding.dueBy * 1000) : null,
    applied_fetch: place.fetchNumber,
  };
  await trx
    .insertInto('membership_findings')
    .values({
      ...changes,
      kind: finding.kind,
      source_id: finding.sourceId,
      user_id: place.userId,
      invoice_id: place.invoiceId,
      intent_id: place.intentId,
      currency,
      made_at: new Date(finding.created * 1000),
      seen_at: place.now,
    })
    .onConflict((on) =>
      on
        .column('source_id')
        .doUpdateSet({
          ...changes,
          invoice_id: sql<number | null>`coalesce(membership_findings.invoice_id, excluded.invoice_id)`,
        })
        .where('membership_findings.applied_fetch', '<', place.fetchNumber),
    )
    .execute();
}

export const findingOfRefund = (refund: Stripe.Refund): Finding => ({
  kind: 'refund',
  sourceId: refund.id,
  amount: refund.amount,
  currency: refund.currency,
  status: refund.status ?? 'pending',
  reason: refund.reason,
  created: refund.created,
});

export const findingOfDispute = (dispute: Stripe.Dispute): Finding => ({
  kind: 'dispute',
  sourceId: dispute.id,
  amount: dispute.amount,
  currency: dispute.currency,
  status: dispute.status,
  reason: dispute.reason,
  created: dispute.created,
  blocksRefund: blocksRefund(dispute),
  dueBy: dispute.evidence_details.due_by,
});

export const findingOfIntent = (intent: Stripe.PaymentIntent): Finding => ({
  kind: 'payment',
  sourceId: intent.id,
  amount: intent.amount_received,
  currency: intent.currency,
  status: intent.status,
  reason: intent.description,
  created: intent.created,
});
