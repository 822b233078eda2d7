import { type Kysely, sql } from 'kysely';

import { namesOf, people } from './0039-search-people';

/** Names without those of removed places, which no page shows. */
export const shownNames = namesOf.replace('l.id = p.job_location_id', '$& and l.deleted_at is null');

const statements = [
  `create or replace view search_source as
    select r.*, ${shownNames} as names_shown from search_lists r union all ${people}`,
  `select search_refresh('jobs', array(select p.job_id from job_job_locations p
    join job_locations l on l.id = p.job_location_id where l.deleted_at is not null))`,
];

/** The search finds no job by the name of a removed place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
