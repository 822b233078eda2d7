import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';

/** Hours after which a view no longer knows its visit. */
const keyHours = 48;

/** Forgets the visits of old views, and adds up the rows of the rollups. */
export async function tendFacts(db: Db, now: Date): Promise<void> {
  await sql`update dashboard_facts set visitor_key = null
    where visitor_key is not null and happened_at < ${now}::timestamptz - make_interval(hours => ${keyHours})`.execute(
    db,
  );
  await addUpRollups(db);
}

const rollups = [
  ['dashboard_slots', ['kind', 'company_id', 'slot']],
  ['dashboard_days', ['kind', 'subject_id', 'company_id', 'day']],
] as const;

/** Replaces the rows of each number by their sum. Rows that another process adds meanwhile stay beside it. */
async function addUpRollups(db: Db): Promise<void> {
  await transact(db, async (trx) => {
    for (const [table, names] of rollups) {
      const [rows, columns] = [sql.table(table), sql.join(names.map((name) => sql.ref(name)))];
      await sql`with split as (select ${columns} from ${rows} group by ${columns} having count(*) > 1),
        former as (delete from ${rows} r using split s
          where ${sql.join(
            names.map((name) => sql`r.${sql.ref(name)} = s.${sql.ref(name)}`),
            sql` and `,
          )} returning r.*)
        insert into ${rows} (${columns}, amount)
        select ${columns}, sum(amount)::bigint from former group by ${columns} having sum(amount) <> 0`.execute(trx);
    }
  });
}
