import type { Selectable } from 'kysely';

import type { Db, Tables } from '../../infrastructure/db/database';

type RefundState = Selectable<Tables['refunds']>['state'];

interface Transition {
  readonly from: readonly RefundState[];
  readonly to: RefundState;
}

/** All transitions between states of a refund. A new one is `requested`; one made at Stripe can be over already. */
const refundTransitions = {
  /** The money has gone to the card: the person who paid is notified. */
  complete: { from: ['requested'], to: 'succeeded' },
  /** Stripe or the bank refused it: its amount is left again, and a person looks at it. */
  fail: { from: ['requested', 'succeeded'], to: 'failed' },
  /** Stripe has made a refund that was given up here without its answer: its amount counts again. */
  adopt: { from: ['failed'], to: 'requested' },
} as const satisfies Readonly<Record<string, Transition>>;

interface RefundBefore {
  readonly id: number;
  /** In minor units. */
  readonly amount: number;
  readonly reason: string;
  readonly state: RefundState;
}

/**
 * Moves a refund of a locked payment to another state; the only place that changes it. Answers the refund as it was; null
 * when its state does not have the transition, as for a repeated report.
 */
export async function moveRefund(
  trx: Db,
  id: number,
  name: keyof typeof refundTransitions,
  now: Date,
): Promise<RefundBefore | null> {
  const { from, to }: Transition = refundTransitions[name];
  const refund = await trx
    .selectFrom('refunds')
    .select(['id', 'amount', 'reason', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (refund === undefined || !from.includes(refund.state)) return null;
  await trx.updateTable('refunds').set({ state: to, updated_at: now }).where('id', '=', id).execute();
  return refund;
}
