import type { LearningWeek } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Learning } from '../enrolment/enrol';

/** Notes that a user learned in this hour. */
export async function noteLearning(trx: Db, userId: number, now: Date): Promise<void> {
  await sql`insert into learning_hours (user_id, hour) values (${userId}, date_trunc('hour', ${now}::timestamptz))
    on conflict do nothing`.execute(trx);
}

/** Stores the goal of days in a week; null removes it. */
export async function storeGoal({ deps, userId, now }: Learning, days: number | null): Promise<void> {
  const { db } = deps;
  if (days === null) await db.deleteFrom('learning_goals').where('user_id', '=', userId).execute();
  else
    await sql`insert into learning_goals (user_id, days, created_at) values (${userId}, ${days}, ${now})
      on conflict (user_id) do update set days = excluded.days`.execute(db);
}

/** The present week of a user in a zone, from Monday on. An unknown zone counts as UTC. */
export async function findWeek(
  db: Db,
  userId: number,
  { timezone, now }: { readonly timezone: string | undefined; readonly now: Date },
): Promise<LearningWeek> {
  const zone = isZone(timezone) ? timezone : 'UTC';
  const { rows } = await sql<{ goal: number | null; days: LearningWeek['days'] }>`
    with today as (select (${now}::timestamptz at time zone ${zone})::date as day),
      week as (select date_trunc('week', day::timestamp)::date + i as day, day as today
        from today, generate_series(0, 6) i)
    select (select days from learning_goals where user_id = ${userId}) as goal,
      (select json_agg(json_build_object('day', to_char(week.day, 'YYYY-MM-DD'), 'is_today', week.day = today,
        'is_active', exists (select 1 from learning_hours h where h.user_id = ${userId}
          and h.hour >= ${now}::timestamptz - interval '9 days' and (h.hour at time zone ${zone})::date = week.day))
        order by week.day) from week) as days`.execute(db);
  return rows[0] ?? { goal: null, days: [] };
}

function isZone(name: string | undefined): name is string {
  if (name === undefined) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
