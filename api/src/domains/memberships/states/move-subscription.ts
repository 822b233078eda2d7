import type { Updateable } from 'kysely';

import { programOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db, Tables } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { isRunning, type MembershipRow } from '../member';
import { findTransition, type SubscriptionState, transitionOf } from './subscription-transitions';

/** The columns that follow from a subscription at Stripe. */
export type SubscriptionColumns = Updateable<Tables['memberships']> & {
  readonly state: SubscriptionState;
  readonly item_id: string | null;
};

/**
 * Stores a fetched subscription in a locked membership: the one way in which the state of a subscription changes. A
 * state that cannot follow the present one is logged, and nothing of the subscription is stored.
 */
export async function moveSubscription(
  trx: Db,
  membership: MembershipRow,
  columns: SubscriptionColumns,
  { logger }: Pick<ApiDeps, 'logger'>,
): Promise<void> {
  const { user_id: userId, state: from, item_id: itemId } = membership;
  const { state: to } = columns;
  const name = from === to ? null : findTransition(from, to);
  // What has ended stays ended; only another subscription begins anew.
  const isRevived = !isRunning(membership) && isRunning(columns) && itemId === columns.item_id;
  if (name === undefined || isRevived) {
    logger.error({ member: userId, subscription: membership.subscription_id, from, to }, 'no such transition');
    return;
  }
  const effects = name === null ? [] : transitionOf(name).effects;
  await trx
    .updateTable('memberships')
    .set({
      ...columns,
      ...(effects.includes('endPause') ? { dunning_paused_until: null, dunning_reason: null } : {}),
    })
    .where('user_id', '=', userId)
    .execute();
  if (name === null || !effects.includes('audit')) return;
  await recordAudit(trx, {
    origin: programOrigin,
    action: name,
    resource: 'memberships',
    rowId: userId,
    before: { state: from },
    after: { state: to },
  });
}
