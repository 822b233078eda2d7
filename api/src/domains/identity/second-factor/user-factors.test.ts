import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, test } from 'node:test';

import { type TestApi } from '../../../testing/build-test-api';
import { mailsTo } from '../../../testing/caught-mails';
import { shareTestApi } from '../../../testing/shared-api';

const member = 2;

describe('the second factors of another user', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });
  // Other files sign in with the same accounts.
  afterEach(() => sql`delete from second_factors`.execute(api.deps.db));
  beforeEach(async () => {
    await sql`insert into second_factors (user_id, kind, name, confirmed_at)
      values (${member}, 'passkey', 'Telephone', now())`.execute(api.deps.db);
  });

  const path = `/api/v2/users/${member}/second_factor`;
  const remove = (role: 'admin' | 'latinas' | 'recruiters', body: object = { reason: 'Lost telephone' }) =>
    api.post(`${path}/remove`, body, role);

  test('an admin sees their names and no secrets', async () => {
    const answer = await api.get(path, 'admin');
    const { data } = answer.json<{ data: { factors: Record<string, unknown>[] } }>();
    assert.deepEqual(
      data.factors.map((factor) => Object.keys(factor).toSorted()),
      [['created_at', 'id', 'kind', 'last_used_at', 'name']],
    );
    assert.equal((await api.get(path, 'recruiters')).statusCode, 403);
  });

  test('an admin removes them with a reason; it is in the audit and in a mail', async () => {
    assert.equal((await remove('recruiters')).statusCode, 403);
    assert.equal((await remove('admin', {})).statusCode, 422);
    assert.equal((await remove('admin')).statusCode, 200);
    assert.equal((await remove('admin')).statusCode, 409, 'there is none');
    const { rows } = await sql<{ after: { reason: string } }>`select after from audit_entries
      where action = 'removeFactors' and row_id = ${String(member)}`.execute(api.deps.db);
    assert.deepEqual(
      rows.map((row) => row.after.reason),
      ['Lost telephone'],
    );
    const { rows: users } = await sql<{ email: string }>`select email from users where id = ${member}`.execute(
      api.deps.db,
    );
    assert.match((await mailsTo(api, users[0]?.email ?? ''))[0]?.text ?? '', /Lost telephone/);
  });

  test('the own ones are not removed this way', async () => {
    await sql`update second_factors set user_id = 1`.execute(api.deps.db);
    const answer = await api.post('/api/v2/users/1/second_factor/remove', { reason: 'Mine' }, 'admin');
    assert.equal(answer.statusCode, 409);
  });
});
