import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Random } from '../../../infrastructure/random/random';
import type { PlainRow } from './plain-counts';

export interface PlainTables {
  readonly memberships: readonly PlainRow[];
  readonly enrolments: readonly PlainRow[];
}

/** Replaces changes of memberships and enrolments; answers those that the dashboards count. */
export async function replaceTables(
  db: Db,
  random: Random,
  times: readonly Date[],
  users: readonly number[],
): Promise<PlainTables> {
  const changes = times.map((at, index) => ({
    ...{ created_at: at, user_id: random.pick(users), key: `change ${index}` },
    ...{ kind: random.pick(['start', 'start', 'now', 'end']), state: random.pick(['done', 'done', 'open', 'failed']) },
  }));
  await sql`truncate membership_changes, enrolments cascade`.execute(db);
  await sql`insert into membership_changes (user_id, key, package_id, kind, total, currency, proration_at, lines, state,
      created_at)
    select user_id, key, (select min(id) from packages), kind, 0, 'USD', created_at, '[]', state, created_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as r (user_id bigint, key text, kind text, state text, created_at timestamptz)`.execute(db);
  // The first opening of a course by a user is one enrolment.
  const enrolments = times.slice(0, users.length).map((at, index) => ({ user_id: users[index], created_at: at }));
  await sql`insert into enrolments (user_id, course_id, created_at) select user_id, (select min(id) from courses), created_at
    from jsonb_to_recordset(${JSON.stringify(enrolments)}::jsonb) as r (user_id bigint, created_at timestamptz)`.execute(
    db,
  );
  return {
    memberships: changes
      .filter(({ kind, state }) => kind === 'start' && state === 'done')
      .map(({ created_at: at }) => ({ at, keys: ['total'] })),
    enrolments: enrolments.map(({ created_at: at }) => ({ at, keys: ['total'] })),
  };
}
