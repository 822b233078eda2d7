import type { waitingPlaceSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../../infrastructure/db/database';

type Place = z.infer<typeof waitingPlaceSchema>;

/** Past tickets that a share needs, and the time of their events. */
const leastTickets = 30;
const pastDays = 730;

/** An offer is likely when this part of the expected seats is enough, and unlikely when this many times are not. */
const safePart = 0.6;
const widePart = 1.5;

/** The share of tickets that were cancelled before past events; null with too few of them to say. */
export async function findFreedShare(db: Db, now: Date): Promise<number | null> {
  const { rows } = await sql<{ freed_count: number; total: number }>`select count(*)::int as total,
      count(*) filter (where a.state = 'cancelled')::int as freed_count
    from events e join attendees a on a.event_id = e.id
    where e.ends_at < ${now} and e.ends_at > ${new Date(now.getTime() - pastDays * 86_400_000)}
      and e.status in ('published', 'moved_online') and e.deleted_at is null and a.had_ticket`.execute(db);
  const { freed_count: freeCount = 0, total = 0 } = rows[0] ?? {};
  return total < leastTickets ? null : freeCount / total;
}

/** How many of the sold tickets probably become free, and what that means for the place. */
export function chanceOf(
  { seats_ahead: ahead, quantity }: Pick<Place, 'seats_ahead' | 'quantity'>,
  { sold, share }: { readonly sold: number; readonly share: number | null },
): Pick<Place, 'expected_seats' | 'chance'> {
  if (share === null) return { expected_seats: null, chance: 'unknown' };
  const expected = sold * share;
  const neededSeats = ahead + quantity;
  const chance =
    neededSeats <= expected * safePart ? 'likely' : neededSeats <= expected * widePart ? 'possible' : 'unlikely';
  return { expected_seats: Math.round(expected), chance };
}
