import { type Kysely, sql } from 'kysely';

const statements = [
  // The playlist that the course was made of; its videos are compared with the lessons.
  'alter table courses add column playlist_id text',
  // Title of the video when its lesson was made or renamed: an author can give the lesson another title.
  'alter table lessons add column video_title text',
];

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
