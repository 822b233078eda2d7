import { tags } from '@enlace/shared-contract/community';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { TestApi } from '../../build-test-api';

/** Rows of an admin in tables that the demo leaves empty. */
export async function addForeignRows(api: TestApi): Promise<void> {
  const { db } = api.deps;
  const admin = sql`(select id from users where email = 'admin@enlace.test')`;
  await sql`insert into views (resource, name, search, owner_id, scope, created_at, updated_at)
    values ('users', 'Lima', 'search=Lima', ${admin}, 'mine', now(), now())`.execute(db);
  await sql`insert into bulk_jobs (operation, resource, actor_id, origin, locale, state, undo_until, created_at)
    values ('edit', 'tags', ${admin}, '{}', 'en', 'done', now() + interval '1 day', now())`.execute(db);
  await sql`insert into imports (resource, owner_id, file_name, content, columns, mapping, delimiter, encoding,
      rows_count, created_at, updated_at)
    values ('tags', ${admin}, 'tags.csv', 'name', '["name"]', '{}', ',', 'utf-8', 1, now(), now())`.execute(db);
  await sql`insert into second_factors (user_id, kind, name) values (${admin}, 'passkey', 'Key')`.execute(db);
  await sql`insert into notifications (user_id, template) values (${admin}, 'formNotification')`.execute(db);
  await sql`insert into lesson_notes (user_id, lesson_id, text, created_at, updated_at)
    select ${admin}, min(id), 'Nota', now(), now() from lessons`.execute(db);
  await sql`insert into course_reviews (course_id, user_id, rating, text, created_at)
    select min(id), ${admin}, 5, 'Bueno', now() from courses on conflict do nothing`.execute(db);
  await sql`insert into pool_blocks (user_id, company_id, created_at)
    select ${admin}, min(id), now() from companies on conflict do nothing`.execute(db);
  await sql`insert into application_files (user_id, job_id, key, name, file, created_at)
    select ${admin}, min(id), gen_random_uuid(), 'cv.pdf', '{}', now() from jobs`.execute(db);
  const { rows } = await sql<{ id: number }>`select max(id) as id from tags`.execute(db);
  const answer = await api.post(tags.wire.remove?.path.replace('{id}', String(rows[0]?.id)) ?? '', undefined, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
}
