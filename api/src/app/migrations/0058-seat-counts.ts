import { type Kysely, sql } from 'kysely';

const statements = [
  // Results of the nightly recount of seats. `drift` lists the rows whose numbers differ from the tickets and holds.
  `create table seat_counts (
    id bigint generated always as identity primary key,
    counted_at timestamptz not null default date_trunc('milliseconds', now()),
    row_count integer not null,
    drift jsonb not null default '[]')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
