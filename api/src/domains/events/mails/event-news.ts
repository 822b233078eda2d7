import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type RunAgain, runAgain } from '../../../infrastructure/jobs/define-job';
import { enqueue } from '../../../infrastructure/jobs/enqueue';
import { eventFacts } from '../event-facts';
import { queueTicketMails } from './ticket-mail';
import { eventCancelledMail } from './news/event-cancelled.mail';
import { eventChangedMail } from './news/event-changed.mail';

/** Mails another time, place or state of an event to its attendees, and to people with a pending registration. */
export const tellAttendees = defineJob({ kind: 'events.tell-attendees', payload: z.object({ event: z.number() }) });

/** An editor who corrects a mistake within this time causes one mail. */
const pauseMs = 2 * 60_000;
const mostAtOnce = 200;

/** Plans the mails to the attendees of a changed event; without another time, place or state, nothing is mailed. */
export async function requestNews(trx: Db, event: number, now: Date): Promise<void> {
  await enqueue(trx, tellAttendees, { event }, { key: `event ${event}`, runAt: new Date(now.getTime() + pauseMs) });
}

/** Mails each attendee who knows other facts, once; long lists in several transactions. */
export async function sendEventNews(
  deps: Pick<ApiDeps, 'db' | 'env' | 'clock'>,
  eventId: number,
): Promise<RunAgain | undefined> {
  const count = await transact(deps.db, async (trx) => {
    const { rows } = await sql<{ id: number; status: string }>`update attendees a set known_facts = ${eventFacts}
      from events e where e.id = a.event_id and a.id in (
        select a.id from attendees a join events e on e.id = a.event_id
        where a.event_id = ${eventId} and a.state <> 'cancelled' and e.status <> 'draft' and e.deleted_at is null
          and e.ends_at > ${deps.clock()} and a.known_facts is distinct from ${eventFacts}
        order by a.id limit ${mostAtOnce} for update of a skip locked)
      returning a.id, e.status`.execute(trx);
    const mail = rows[0]?.status === 'cancelled' ? eventCancelledMail : eventChangedMail;
    await queueTicketMails(trx, deps, mail, { ids: rows.map(({ id }) => id) });
    return rows.length;
  });
  return count === mostAtOnce ? runAgain() : undefined;
}
