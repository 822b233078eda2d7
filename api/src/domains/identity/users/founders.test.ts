import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

describe('the list of founders', () => {
  let api: TestApi;
  let id: number;
  before(async () => {
    api = await shareTestApi();
    const { rows } = await sql<{ id: number }>`select u.id from users u where u.email_verified_at is not null
      and u.deleted_at is null and u.disabled_at is null and u.removal_due_at is null
      and not exists (select 1 from user_roles r where r.user_id = u.id and r.role_id =
        (select id from roles where name = 'founders')) order by u.id desc limit 1`.execute(api.deps.db);
    id = rows[0]?.id ?? 0;
  });

  const isListed = async (query = ''): Promise<boolean> =>
    (await api.get(`/api/founders_list?limit=1000${query}`))
      .json<{ data: { id: number }[] }>()
      .data.some((founder) => founder.id === id);
  const change = (set: string) => sql`update users set ${sql.raw(set)} where id = ${id}`.execute(api.deps.db);

  test('shows a user from the role on, in each order, and no longer than the role', async () => {
    assert.equal(await isListed(), false);
    await sql`insert into user_roles (user_id, role_id, granted_at)
      select ${id}, id, now() from roles where name = 'founders'`.execute(api.deps.db);
    for (const sort of ['name', 'created_at', 'company'])
      for (const order of ['asc', 'desc']) assert.equal(await isListed(`&sort=${sort}&order=${order}`), true, sort);
    await sql`delete from user_roles where user_id = ${id}`.execute(api.deps.db);
    assert.equal(await isListed(), false);
  });

  test('hides a founder who cannot sign in or leaves, and shows her again', async () => {
    await sql`insert into user_roles (user_id, role_id, granted_at)
      select ${id}, id, now() from roles where name = 'founders'`.execute(api.deps.db);
    for (const column of ['disabled_at', 'removal_due_at', 'deleted_at']) {
      await change(`${column} = now()`);
      assert.equal(await isListed(), false, column);
      await change(`${column} = null`);
      assert.equal(await isListed(), true, column);
    }
    await change('email_verified_at = null');
    assert.equal(await isListed(), false);
  });
});
