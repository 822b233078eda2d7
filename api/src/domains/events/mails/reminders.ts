import { sql } from 'kysely';
import * as z from 'zod';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type RunAgain, runAgain } from '../../../infrastructure/background-jobs/define-job';
import { queueTicketMails } from './ticket-mail';
import { eventReminderMail } from './news/event-reminder.mail';

const hourMs = 3_600_000;

/** Reminders before the start of an event, and the time until which each of them is useful. */
const rules = [
  { name: '7 days', beforeMs: 7 * 24 * hourMs, untilMs: 3 * 24 * hourMs },
  { name: '1 day', beforeMs: 24 * hourMs, untilMs: 4 * hourMs },
  { name: '1 hour', beforeMs: hourMs, untilMs: 0 },
] as const;

const mostAtOnce = 200;

export const remindAttendees = defineJob({
  kind: 'events.remind-attendees',
  payload: z.object({}),
  everySeconds: 60,
});

/**
 * Mails the due reminders of all events, each once for each ticket and date of the event: an event that moves to another
 * day, in its own zone, is reminded of again. A person who booked after the time of a reminder
 * does not get it.
 */
export async function sendReminders(deps: Pick<ApiDeps, 'db' | 'env' | 'clock'>): Promise<RunAgain | undefined> {
  let isMore = false;
  for (const { name, beforeMs, untilMs } of rules) {
    const now = deps.clock();
    const latestStart = new Date(now.getTime() + beforeMs);
    const earliestStart = new Date(now.getTime() + untilMs);
    const count = await transact(deps.db, async (trx) => {
      const { rows } = await sql<{ attendee_id: number }>`insert into event_reminders (attendee_id, rule,
          starts_at, at)
        select a.id, ${name}, e.starts_at, ${now} from attendees a join events e on e.id = a.event_id
        where a.state = 'confirmed' and e.status in ('published', 'moved_online') and e.deleted_at is null
          and e.starts_at > ${earliestStart} and e.starts_at <= ${latestStart}
          and coalesce(a.approved_at, a.created_at) < e.starts_at - ${beforeMs} * interval '1 millisecond'
          and not exists (select 1 from event_reminders r where r.attendee_id = a.id and r.rule = ${name}
            and (r.starts_at at time zone e.timezone)::date = (e.starts_at at time zone e.timezone)::date)
        order by a.id limit ${mostAtOnce}
        on conflict do nothing returning attendee_id`.execute(trx);
      await queueTicketMails(trx, deps, eventReminderMail, { ids: rows.map(({ attendee_id }) => attendee_id) });
      return rows.length;
    });
    isMore ||= count === mostAtOnce;
  }
  return isMore ? runAgain() : undefined;
}
