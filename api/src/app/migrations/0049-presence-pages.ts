import { type Kysely, sql } from 'kysely';

const statements = [
  // One row for each open page, so that the end of one page does not hide the user's other pages.
  `alter table presences add column page text not null default ''`,
  // Names the newest sign of a page; the end of an older one changes nothing.
  `alter table presences add column sign text not null default ''`,
  'alter table presences drop constraint presences_pkey',
  'alter table presences add primary key (resource, row_id, user_id, page)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
