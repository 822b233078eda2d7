import type { Db } from '../../../../infrastructure/db/database';
import type { MoveState } from '../moves/transitions';

/** Whether a move has one of these states at the time of sending. */
export async function isMoveIn(db: Db, moveId: number, states: readonly MoveState[]): Promise<boolean> {
  const move = await db
    .selectFrom('membership_price_moves')
    .select('state')
    .where('id', '=', moveId)
    .executeTakeFirst();
  return move !== undefined && states.includes(move.state);
}
