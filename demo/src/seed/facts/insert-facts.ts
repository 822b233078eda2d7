import type { Db } from '@enlace/api/seeding';
import { type RawBuilder, sql } from 'kysely';

import { makeFacts, type ViewableRecord } from './make-facts';

/** Two years of facts, in one statement, so that their rollups are added once. */
export async function insertFacts(db: Db, now: Date): Promise<void> {
  const read = async (query: RawBuilder<ViewableRecord>) => (await query.execute(db)).rows;
  const hires = sql`exists (select 1 from company_recruiters cr join users u on u.id = cr.user_id
    where cr.company_id = c.id and u.email = 'recruiter@enlace.test')`;
  const jobs =
    await read(sql<ViewableRecord>`select j.id as subject_id, j.company_id, j.published_at as "from", j.ends_at as until,
      ${hires} as is_demo
    from jobs j join companies c on c.id = j.company_id
    where j.published_at <= ${now} and j.deleted_at is null and c.deleted_at is null order by j.id`);
  const companies =
    await read(sql<ViewableRecord>`select c.id as subject_id, c.id as company_id, c.created_at as "from", null as until,
      ${hires} as is_demo from companies c where c.deleted_at is null order by c.id`);
  const chapters =
    await read(sql<ViewableRecord>`select h.id as subject_id, null as company_id, h.created_at as "from", null as until,
      exists (select 1 from chapter_leaders l join users u on u.id = l.user_id
        where l.chapter_id = h.id and u.email = 'latina@enlace.test') as is_demo
    from chapters h where h.deleted_at is null and h.published_at <= ${now} order by h.id`);
  const facts = makeFacts({ jobs, companies, chapters }, now);
  await sql`insert into dashboard_facts (kind, subject_id, company_id, happened_at)
    select kind, subject_id, company_id, happened_at
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as f(kind text, subject_id bigint, company_id bigint, happened_at timestamptz)
    order by happened_at`.execute(db);
}
