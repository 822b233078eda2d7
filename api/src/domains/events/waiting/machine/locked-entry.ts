import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { Expression } from '../../../../kit/core/table/expressions';
import { transitionOf, type WaitingState, type WaitingTransition } from './transitions';

/** A place on the waiting list that is locked until the end of the transaction. */
export interface LockedEntry {
  readonly id: number;
  readonly event_id: number;
  readonly state: WaitingState;
  readonly is_cancelled: boolean;
}

/** Whether the event `e` is cancelled or removed. */
export const isCancelledEvent: Expression = sql`(e.status = 'cancelled' or e.deleted_at is not null)`;

/** Locks the entries `w` of events `e` for which a condition is true, by their ids. */
export async function lockEntries(
  trx: Db,
  condition: Expression,
  ending: Expression = sql`for update of w`,
): Promise<readonly LockedEntry[]> {
  const { rows } = await sql<LockedEntry>`select w.id, w.event_id, w.state, ${isCancelledEvent} as is_cancelled
    from waiting_entries w join events e on e.id = w.event_id
    where ${condition} order by w.id ${ending}`.execute(trx);
  return rows;
}

/** Whether the entry `w` can make a transition. */
export const isMovable = (name: WaitingTransition): Expression =>
  sql`w.state in (${sql.join(transitionOf(name).from)})`;
