import { type Kysely, sql } from 'kysely';

const statements = [
  // Files without a use are attachments of forms, which visitors may not read. Portraits of registrations had no use.
  `insert into media_uses (media_id, resource, row_id, label)
    select m.id, 'users', u.id, left(trim(u.first_name || ' ' || u.last_name), 200) from users u
    join media m on left(m.hash, 32) = substring(u.avatar ->> 'url' from '/api/v2/files/([0-9a-f]{32})/')
    on conflict do nothing`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
