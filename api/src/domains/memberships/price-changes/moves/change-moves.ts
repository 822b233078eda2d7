import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import type { Expression } from '../../../../kit/core/table/expressions';
import { type MoveState, type MoveTransition, moveTransitionOf } from './transitions';

interface Move {
  readonly id: number;
  readonly state: MoveState;
}

interface Step {
  readonly now: Date;
  readonly logger: ApiDeps['logger'];
  /** What the announcement promises. */
  readonly promise?: { readonly old_price: number; readonly earliest_at: Date; readonly applies_at: Date };
}

/**
 * Changes the state of locked moves: the one way in which it changes. Throws CONFLICT, and logs both states, for a
 * transition that a state does not have.
 */
export async function changeMoves(
  trx: Db,
  moves: readonly Move[],
  name: MoveTransition,
  { now, logger, promise }: Step,
): Promise<void> {
  const { from, to } = moveTransitionOf(name);
  for (const { id, state } of moves)
    if (!from.includes(state)) {
      logger.error({ move: id, transition: name, from: state, to }, 'a price move has no such transition');
      throw new AppError('CONFLICT', { message: `move ${id} is ${state}: no transition ${name} to ${to}` });
    }
  if (moves.length === 0) return;
  await trx
    .updateTable('membership_price_moves')
    .set({ state: to, began_at: null, updated_at: now, ...promise })
    .where(
      'id',
      'in',
      moves.map(({ id }) => id),
    )
    .execute();
}

/** Plans the moves of a change: one for each of these memberships. */
export async function planMoves(
  trx: Db,
  { changeId, now }: { readonly changeId: number; readonly now: Date },
  isConcerned: Expression,
): Promise<readonly { readonly user_id: number; readonly old_price: number }[]> {
  const { rows } = await sql<{ user_id: number; old_price: number }>`insert into membership_price_moves
      (change_id, user_id, subscription_id, old_price, created_at, updated_at)
    select ${changeId}::bigint, m.user_id, m.subscription_id, m.price, ${now}::timestamptz, ${now}::timestamptz
    from memberships m join users u on u.id = m.user_id join packages p on p.id = m.package_id
    where ${isConcerned} order by m.id
    returning user_id, old_price`.execute(trx);
  return rows;
}
