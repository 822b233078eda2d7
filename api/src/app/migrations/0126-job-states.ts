import { type Kysely, sql } from 'kysely';

import { recordSources } from './0009-search';

const columns = `alter table jobs
  add column review_requested_at timestamptz,
  add column paused_at timestamptz,
  add column filled_at timestamptz,
  -- The job accepts no applications from then on; null for no end.
  add column ends_at timestamptz generated always as (least(closes_at, paused_at, filled_at)) stored`;

/** The jobs of the search and the sitemap, until they accept no applications. */
const openJobs = (source: string): string =>
  source.replace('t.closes_at as visible_until', 't.ends_at as visible_until');

/** Chapters and pages as migration 0016 has them. */
const withPublishTime = (source: string): string =>
  ['chapters', 'pages'].some((table) => source.includes(`from ${table} t `))
    ? source.replace('null::timestamptz as visible_from', `coalesce(t.published_at, 'infinity') as visible_from`)
    : source;

/** The states of a job: in review, paused and filled beside those that follow from its dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sources = recordSources.map((source) => withPublishTime(openJobs(source)));
  for (const statement of [columns, `create or replace view search_records as ${sources.join(' union all ')}`])
    await sql.raw(statement).execute(db);
}
