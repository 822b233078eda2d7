import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table attendees add column had_ticket boolean not null default true',
  `update attendees set had_ticket = false where state = 'pending_approval' or refused_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
