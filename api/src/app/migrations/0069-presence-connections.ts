import { type Kysely, sql } from 'kysely';

const statements = [
  // The connection on which the API process of the page watches changes; '' when it is unknown.
  `alter table presences add column connection text not null default ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
