import { type Kysely, sql } from 'kysely';

import { people } from './0039-search-people';
import { shownNames } from './0040-search-places';

/** Names of the skills of a job, in every language. */
const skills = `case r.kind when 'jobs' then (select string_agg(concat_ws(', ', k.name, k.translations #>> '{es,name}',
    k.translations #>> '{pt,name}'), ', ' order by k.id)
  from job_job_tags jt join tags k on k.id = jt.tag_id where jt.job_id = r.record_id) end`;

const statements = [
  `create or replace view search_source as
    select r.*, nullif(concat_ws(', ', ${shownNames}, ${skills}), '') as names_shown from search_lists r
    where r.kind <> 'events' or not exists (select 1 from events e where e.id = r.record_id and e.status = 'draft')
    union all ${people}`,
  ...[
    ['insert', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, rows]) => `create trigger search_${event} after ${event} on job_job_tags
      referencing ${rows} table as changed for each statement execute function search_follow_place()`,
  ),
  `create function search_follow_skill() returns trigger language plpgsql as $$
    begin
      perform search_refresh('jobs', array(select distinct job_id from job_job_tags
        where tag_id in (select id from changed)));
      return null;
    end $$`,
  `create trigger search_update after update on tags referencing new table as changed
    for each statement execute function search_follow_skill()`,
  `select search_refresh('jobs', array(select distinct job_id from job_job_tags))`,
];

/** The search finds jobs by their skills. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
