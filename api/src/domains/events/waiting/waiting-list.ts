import { sql } from 'kysely';

import { offerMinutes } from '@enlace/shared-contract/orders';
import type { Db } from '../../../infrastructure/db/database';

const minuteMs = 60_000;
/** Offers end this long before the start of the event. */
const closesBeforeMs = 120 * minuteMs;
/** An offer that would be shorter is not made. */
const leastOfferMs = offerMinutes.least * minuteMs;

/** The waiting list of an event with its settings. */
export interface WaitingList {
  readonly eventId: number;
  readonly isOn: boolean;
  readonly isPaused: boolean;
  readonly offerMinutes: number;
  readonly startsAt: Date;
  /** Whether the event is public and takes place as planned. */
  readonly isPlanned: boolean;
}

/** The waiting list of an event; null without such an event. With `lock` other changes of its order wait. */
export async function findWaitingList(db: Db, eventId: number, lock?: 'lock'): Promise<WaitingList | null> {
  if (lock !== undefined) {
    await sql`insert into waiting_lists (event_id) select id from events where id = ${eventId}
      on conflict do nothing`.execute(db);
    await sql`select 1 from waiting_lists where event_id = ${eventId} for update`.execute(db);
  }
  const { rows } = await sql<WaitingList>`select e.id as "eventId", coalesce(l.is_on, true) as "isOn",
      coalesce(l.is_paused, false) as "isPaused", coalesce(l.offer_minutes, ${offerMinutes.usual}) as "offerMinutes",
      e.starts_at as "startsAt", (e.status in ('published', 'moved_online')) as "isPlanned"
    from events e left join waiting_lists l on l.event_id = e.id
    where e.id = ${eventId} and e.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The last moment of offers. */
export function closingTime({ startsAt }: Pick<WaitingList, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - closesBeforeMs);
}

/** Whether offers can be made: the list is on, and an offer would not be too short. */
export function isOpenList(list: WaitingList, now: Date): boolean {
  return list.isOn && list.isPlanned && now.getTime() + leastOfferMs <= closingTime(list).getTime();
}

/** The end of an offer that is made now. */
export function offerEnd(list: WaitingList, now: Date): Date {
  return new Date(Math.min(now.getTime() + list.offerMinutes * minuteMs, closingTime(list).getTime()));
}

/** Whether people of the waiting list of the event `e` can get offers; the same as `isOpenList`, as an expression. */
export const hasOpenList = (now: Date) => sql`(e.status in ('published', 'moved_online')
  and not exists (select 1 from waiting_lists l where l.event_id = e.id and not l.is_on)
  and e.starts_at >= ${new Date(now.getTime() + leastOfferMs + closesBeforeMs)})`;

/** Whether the sale of the ticket `k` of the event `e` goes on, as far as people who wait for it are concerned. */
export const isOfSale = (now: Date) => sql`(k.deleted_at is null and coalesce(k.sale_ends_at, e.ends_at) > ${now}
  and (k.sale_starts_at is null or k.sale_starts_at <= ${now}))`;
