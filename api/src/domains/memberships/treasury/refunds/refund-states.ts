import type { Selectable } from 'kysely';

import type { Db, Tables } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';

export type Refund = Selectable<Tables['membership_refunds']>;

type Logger = Pick<ApiDeps, 'logger'>;

interface Transition {
  readonly from: Refund['state'];
  readonly to: Refund['state'];
}

/** All changes of the state of a refund. */
const transitions = {
  /** The money has gone to the card. */
  complete: { from: 'requested', to: 'succeeded' },
  /** Stripe refused or cancelled it before the money went. */
  refuse: { from: 'requested', to: 'failed' },
  /** Its answer was lost and it was given up, but Stripe has it. */
  adopt: { from: 'failed', to: 'requested' },
  /** The bank sent the money back afterwards. */
  revert: { from: 'succeeded', to: 'failed' },
} as const satisfies Readonly<Record<string, Transition>>;

export type RefundTransition = keyof typeof transitions;

interface NewRefund {
  readonly invoiceId: number;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  /** Of Stripe, for a refund that was made there. */
  readonly refundId?: string;
}

/** Stores a refund in its first state. The caller has locked its invoice. */
export function insertRefund(trx: Db, { invoiceId, key, amount, reason, refundId }: NewRefund): Promise<Refund> {
  return trx
    .insertInto('membership_refunds')
    .values({ invoice_id: invoiceId, key, amount, reason, refund_id: refundId ?? null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes the id that Stripe gave to a refund. */
export async function noteRefundId(trx: Db, { id }: Refund, refundId: string): Promise<void> {
  await trx.updateTable('membership_refunds').set({ refund_id: refundId }).where('id', '=', id).execute();
}

/**
 * Moves a refund to another state: the one way in which it changes. Answers the refund afterwards; null, with both
 * states in the log, when its state has no such transition.
 */
export async function moveRefund(
  trx: Db,
  { id, state }: Refund,
  name: RefundTransition,
  { logger }: Logger,
): Promise<Refund | null> {
  const { from, to } = transitions[name];
  const row = await trx
    .updateTable('membership_refunds')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) logger.error({ refund: id, transition: name, from: state, to }, 'no such transition');
  return row ?? null;
}
