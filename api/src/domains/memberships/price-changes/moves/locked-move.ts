import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { earliestTime, isGone, leftOutReason, renewalFrom } from './move-terms';
import type { MoveState } from './transitions';

/** A move with what its membership is like now, both locked until the end of the transaction. */
export interface LockedMove {
  readonly id: number;
  readonly user_id: number;
  readonly state: MoveState;
  readonly began_at: Date | null;
  readonly old_price: number;
  readonly earliest_at: Date | null;
  readonly is_ended: boolean;
  readonly is_gone: boolean;
  readonly has_price: boolean;
  readonly left_out: string | null;
  /** Renewals that an announcement of now would name. */
  readonly next_earliest_at: Date;
  readonly next_renewal_at: Date | null;
  readonly package_id: number;
  readonly plan: string;
  readonly slug: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
  readonly price: number;
  readonly period_end: Date | null;
  readonly subscription_id: string | null;
  readonly item_id: string | null;
}

/** Undefined for a move that is missing. */
export async function lockMove(trx: Db, id: number, now: Date): Promise<LockedMove | undefined> {
  const earliest = earliestTime(sql`c.amount`, now);
  const { rows } = await sql<LockedMove>`select w.id, w.user_id, w.state, w.began_at, w.old_price, w.earliest_at,
      c.ended_at is not null as is_ended, ${isGone} as is_gone,
      (m.price = c.amount and m.currency = c.currency and m."interval" = c."interval") as has_price,
      ${leftOutReason('c', now)} as left_out, ${earliest} as next_earliest_at,
      ${renewalFrom(earliest)} as next_renewal_at, c.package_id, p.name as plan, p.slug, c.amount, c.currency,
      c."interval", m.price, m.period_end, m.subscription_id, m.item_id
    from membership_price_moves w join membership_price_changes c on c.id = w.change_id
      join packages p on p.id = c.package_id join memberships m on m.user_id = w.user_id join users u on u.id = w.user_id
    where w.id = ${id} for update of m, w`.execute(trx);
  return rows[0];
}
