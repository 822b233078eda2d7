import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queuePlaceMail } from './waiting-mails';
import { waitingCancelledMail } from './mails/waiting-cancelled.mail';
import { waitingClosedMail } from './mails/waiting-closed.mail';

const mostAtOnce = 200;

type Deps = Pick<ApiDeps, 'db' | 'clock'>;

/**
 * Ends the places of people who wait for an event that has begun, is cancelled or is removed, each with one mail;
 * answers whether more are left. A process that dies leaves no place without its mail.
 */
export async function closeWaitingLists({ db, clock }: Deps): Promise<boolean> {
  const now = clock();
  return transact(db, async (trx) => {
    const { rows } = await sql<{ id: number; is_cancelled: boolean }>`update waiting_entries w
      set state = 'expired', ended_at = ${now}, updated_at = ${now} from events e
      where e.id = w.event_id and w.id in (
        select w.id from waiting_entries w join events e on e.id = w.event_id
        where w.state = 'waiting' and (e.status = 'cancelled' or e.deleted_at is not null or e.starts_at <= ${now})
        order by w.id limit ${mostAtOnce} for update of w skip locked)
      returning w.id, (e.status = 'cancelled' or e.deleted_at is not null) as is_cancelled`.execute(trx);
    for (const { id, is_cancelled: isCancelled } of rows)
      await queuePlaceMail(trx, id, { mail: isCancelled ? waitingCancelledMail : waitingClosedMail }, now);
    return rows.length === mostAtOnce;
  });
}

/**
 * Ends offers of cancelled and removed events now, and those of events that were moved to an earlier time two hours
 * before the start; answers the events.
 */
export async function shortenOffers({ db, clock }: Deps): Promise<readonly number[]> {
  const now = clock();
  const { rows } = await sql<{ event_id: number }>`with late as (
      select w.id, w.order_id, w.event_id, case when e.status = 'cancelled' or e.deleted_at is not null then ${now}
        else greatest(e.starts_at - interval '2 hours', ${now}) end as ends_at
      from waiting_entries w join events e on e.id = w.event_id join orders o on o.id = w.order_id
      where w.state = 'offered' and o.state = 'held' and o.expires_at > ${now} and (e.status = 'cancelled'
        or e.deleted_at is not null or o.expires_at > e.starts_at - interval '2 hours')),
    orders_now as (update orders o set expires_at = l.ends_at from late l where o.id = l.order_id and o.state = 'held')
    update waiting_entries w set offer_ends_at = l.ends_at from late l where w.id = l.id
    returning w.event_id`.execute(db);
  return [...new Set(rows.map(({ event_id }) => event_id))];
}

/** Places are deleted this long after the end of their event. */
const keptDays = 90;

/** Deletes the places of events that are long over. */
export async function forgetWaitingEntries({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await sql`delete from waiting_entries w using events e where e.id = w.event_id and e.ends_at < ${before}
    and w.state not in ('waiting', 'offered')`.execute(db);
}
