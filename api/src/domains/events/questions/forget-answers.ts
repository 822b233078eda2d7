import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';

const dayMs = 86_400_000;
/** Days after the end of an event. */
const keptDays = 30;
const mostAtOnce = 1000;

/** Deletes the sensitive answers of events that ended 30 days ago. */
export const forgetAnswers = defineJob({
  kind: 'events.forget-answers',
  payload: z.object({}),
  everySeconds: 6 * 3600,
});

/**
 * Deletes answers to sensitive questions, also to removed ones, 30 days after the end of their event; answers the number
 * of attendees. The files of these answers are no longer used, and so are cleaned up with other unused files.
 */
export async function forgetSensitiveAnswers(db: Db, now: Date): Promise<number> {
  const endedBefore = new Date(now.getTime() - keptDays * dayMs);
  let count = 0;
  for (;;) {
    const { rows } = await sql`with due as (
        select a.id, array_agg(q.id::text) as questions from attendees a
        join events e on e.id = a.event_id and e.ends_at < ${endedBefore}
        join ticket_questions q on q.event_id = a.event_id and q.is_sensitive
        where a.answers -> q.id::text is not null group by a.id order by a.id limit ${mostAtOnce})
      update attendees a set answers = a.answers - due.questions, updated_at = ${now}
      from due where a.id = due.id returning a.id`.execute(db);
    count += rows.length;
    if (rows.length < mostAtOnce) return count;
  }
}
