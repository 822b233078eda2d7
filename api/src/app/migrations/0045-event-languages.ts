import { type Kysely, sql } from 'kysely';

/** The language of an event. Existing events have the first language of their first chapter. */
const statements = [
  'alter table events add column language text',
  `update events set language = (select c.languages ->> 0 from event_chapters ec join chapters c on c.id = ec.chapter_id
    where ec.event_id = events.id order by c.id limit 1)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
