import { type Kysely, sql } from 'kysely';

const statements = [
  // Speakers without an account have a picture of their own; those with one show the picture of their account.
  'alter table event_speakers add column picture jsonb',
  // Made by the form, so that a repeated request adds no second speaker.
  'alter table event_speakers add column key text',
  'create unique index event_speakers_key on event_speakers (event_id, key)',
];

/** Pictures of external speakers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
