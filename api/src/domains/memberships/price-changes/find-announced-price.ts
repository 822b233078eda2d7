import type { Membership } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { isGone, leftOutReason, renewalFrom } from './moves/move-terms';

/** The price that was announced to a member, and the payment from which it counts; null without one. */
export async function findAnnouncedPrice(db: Db, userId: number, now: Date): Promise<Membership['price_change']> {
  const { rows } = await sql<{ amount: number; renewal: Date | null }>`select c.amount,
      ${renewalFrom(sql`greatest(w.earliest_at, ${now}::timestamptz)`)} as renewal
    from membership_price_moves w join membership_price_changes c on c.id = w.change_id
      join memberships m on m.user_id = w.user_id join users u on u.id = w.user_id
    where w.user_id = ${userId} and w.state = 'announced' and not ${isGone} and ${leftOutReason('c', now)} is null
      and m.price <> c.amount
    order by w.id desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined || row.renewal === null) return null;
  return { amount: row.amount, from: row.renewal.toISOString() };
}
