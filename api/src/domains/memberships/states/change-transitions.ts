import { type AuditOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { ChangeRow } from '../change/change-membership';
import { releaseCoupons, useCoupons } from '../change/coupon-uses';

type ChangeState = ChangeRow['state'];

/** What a transition does besides the new state; `doers` has each of them. */
type ChangeEffect =
  /** The reserved use of a coupon is used. */
  | 'useCoupon'
  /** The reserved use of a coupon is free again. */
  | 'releaseCoupon'
  /** A request without a quote is another change from now on. */
  | 'countChange'
  /** The calls to Stripe of the next request are other ones. */
  | 'countAttempt'
  | 'audit';

interface Transition {
  readonly from: readonly ChangeState[];
  readonly to: ChangeState;
  readonly effects: readonly ChangeEffect[];
}

/** All transitions of a change of plan. A new one is `open` (`change-membership.ts`). */
export const changeTransitions = {
  /** The bank asks the member about the payment. */
  ask: { from: ['open'], to: 'asks', effects: ['audit'] },
  /** The change is paid, or planned for the end of the paid time. */
  finish: { from: ['open', 'asks'], to: 'done', effects: ['useCoupon', 'countChange', 'audit'] },
  /** The card was refused: nothing is charged, and the next request tries again. */
  refuse: { from: ['open', 'asks', 'failed'], to: 'open', effects: ['releaseCoupon', 'countAttempt'] },
  /** The question of the bank was refused, left or replaced by another change. */
  fail: { from: ['asks'], to: 'failed', effects: ['releaseCoupon'] },
} as const satisfies Readonly<Record<string, Transition>>;

export type ChangeTransition = keyof typeof changeTransitions;

type Change = Pick<ChangeRow, 'id' | 'user_id' | 'attempt' | 'package_id' | 'kind' | 'total'>;

interface Step {
  readonly origin: AuditOrigin;
  /** The payment about which the bank asks. */
  readonly intentId?: string | null;
}

/**
 * Moves a change to another state, with all that belongs to it: nothing else writes the state. Returns false when
 * another request has moved it meanwhile.
 */
export async function moveChange(trx: Db, change: Change, name: ChangeTransition, step: Step): Promise<boolean> {
  const { from, to, effects }: Transition = changeTransitions[name];
  const isAttempt = effects.includes('countAttempt');
  const { numUpdatedRows: count } = await trx
    .updateTable('membership_changes')
    .set({
      state: to,
      began_at: null,
      intent_id: step.intentId ?? null,
      ...(isAttempt ? { attempt: change.attempt + 1 } : {}),
    })
    .where('id', '=', change.id)
    .where('state', 'in', from)
    .$if(isAttempt, (query) => query.where('attempt', '=', change.attempt))
    .executeTakeFirst();
  if (count === 0n) return false;
  for (const effect of effects) await doers[effect](trx, change, { ...step, to });
  return true;
}

type Doer = (trx: Db, change: Change, step: Step & { readonly to: ChangeState }) => Promise<unknown>;

const doers: Readonly<Record<ChangeEffect, Doer>> = {
  useCoupon: (trx, { user_id: userId }) => useCoupons(trx, userId),
  releaseCoupon: (trx, { user_id: userId }) => releaseCoupons(trx, userId),
  countChange: (trx, { user_id: userId }) =>
    trx
      .updateTable('memberships')
      .set((row) => ({ changes: row('changes', '+', 1) }))
      .where('user_id', '=', userId)
      .execute(),
  // It is part of the new state.
  countAttempt: async () => undefined,
  audit: (trx, { user_id: userId, package_id: packageId, kind, total }, { origin, to }) =>
    recordAudit(trx, {
      origin,
      action: 'changePlan',
      resource: 'memberships',
      rowId: userId,
      after: { package_id: packageId, kind, total, state: to },
    }),
};
