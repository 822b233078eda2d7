import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { companyStages, companyTemplates } from './stage-words';

/**
 * Two companies with stages of their own and candidates in them, and templates of messages for these companies and those
 * of the demo account of recruiters, whose boards keep the usual states.
 */
export async function insertStages(db: Db, now: Date): Promise<void> {
  const isDemo = sql`exists (select 1 from company_recruiters cr join users u on u.id = cr.user_id
    where cr.company_id = j.company_id and u.email = 'recruiter@enlace.test')`;
  const { rows: companies } = await sql<{ id: number }>`select j.company_id as id
    from applications a join jobs j on j.id = a.job_id
    where exists (select 1 from company_recruiters cr where cr.company_id = j.company_id) and not ${isDemo}
    group by j.company_id order by count(*) filter (where a.state in ('in_review', 'interview')) desc, j.company_id
    limit ${companyStages.length}`.execute(db);
  for (const [index, { id }] of companies.entries()) await insertCompanyStages(db, id, companyStages[index] ?? [], now);
  const { rows: demoCompanies } = await sql<{ id: number }>`select distinct j.company_id as id from jobs j
    where ${isDemo} order by 1`.execute(db);
  for (const { id } of [...companies, ...demoCompanies])
    await sql`insert into candidate_templates (company_id, kind, name, texts, updated_at)
      select ${id}, t.kind, t.name, t.texts, ${now}
      from jsonb_to_recordset(${JSON.stringify(companyTemplates)}::jsonb) as t(kind text, name text, texts jsonb)`.execute(
      db,
    );
}

async function insertCompanyStages(
  db: Db,
  companyId: number,
  stages: (typeof companyStages)[number] | readonly [],
  now: Date,
): Promise<void> {
  await sql`insert into candidate_stages (company_id, names, state, color, position)
    select ${companyId}, s.value -> 'names', s.value ->> 'state', s.value ->> 'color', s.place - 1
    from jsonb_array_elements(${JSON.stringify(stages)}::jsonb) with ordinality as s(value, place)`.execute(db);
  await sql`insert into candidate_stage_lists (company_id, version) values (${companyId}, 1)`.execute(db);
  // Candidates go round the stages of their state; some have none.
  await sql`with chosen as (
      select a.id, a.user_id, a.state, a.version,
        least(${now}::timestamptz, a.moved_at + make_interval(hours => 2 + (a.id % 30)::integer)) as at,
        (select s.id from candidate_stages s where s.company_id = ${companyId} and s.state = a.state
          order by (s.position + a.id) % 7, s.id limit 1) as stage_id,
        (select min(cr.user_id) from company_recruiters cr where cr.company_id = ${companyId}) as recruiter_id
      from applications a join jobs j on j.id = a.job_id where j.company_id = ${companyId} and a.id % 5 <> 0
    ), events as (
      insert into application_events (application_id, version, transition, from_state, to_state, to_stage_id, is_visible,
        actor_kind, actor_id, member_id, created_at)
      select id, version + 1, 'set_stage', state, state, stage_id, false, 'recruiter', recruiter_id, user_id, at
      from chosen where stage_id is not null)
    update applications a set stage_id = c.stage_id, version = c.version + 1, moved_at = c.at
    from chosen c where c.id = a.id and c.stage_id is not null`.execute(db);
}
