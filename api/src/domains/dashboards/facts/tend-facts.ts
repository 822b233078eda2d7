import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { addUpRollup, rollups } from './rollups';

/** Hours after which a view no longer knows its visit. */
const keyHours = 48;

/** Views whose visit is forgotten in one statement. */
const keysAtOnce = 5000;

/** Days whose numbers have new rows. The nightly recount adds up the others. */
const lastDays = 3;

const dayMs = 86_400_000;

/** Forgets the visits of old views, and adds up the rows of the rollups of the last days. */
export async function tendFacts(db: Db, now: Date): Promise<void> {
  while ((await forgetVisits(db, now)) === keysAtOnce);
  const since = new Date(Math.floor(now.getTime() / dayMs - lastDays) * dayMs).toISOString();
  for (const rollup of rollups) await transact(db, (trx) => addUpRollup(trx, rollup, { since, until: 'infinity' }));
}

async function forgetVisits(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`update dashboard_facts set visitor_key = null where id in (
    select id from dashboard_facts
    where visitor_key is not null and happened_at < ${now}::timestamptz - make_interval(hours => ${keyHours})
    order by happened_at limit ${keysAtOnce})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
