import { revisionDetailSchema, revisionsSchema, versionTag } from '@enlace/shared-contract/admin';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { anonymise } from './anonymise';

interface Person {
  id: number;
  updated_at: string;
}

describe('the history of an account', () => {
  let api: TestApi;
  let person: Person;
  before(async () => {
    api = await buildTestApi();
    person = await api.deps.db
      .selectFrom('users')
      .select(['id'])
      .where('email', '=', 'ally@enlace.test')
      .executeTakeFirstOrThrow()
      .then(({ id }) => read(id));
  });
  after(() => api.close());

  const read = async (id: number): Promise<Person> =>
    (await api.get(`/api/users/get/${id}`, 'admin')).json<{ data: Person }>().data;
  const edit = (payload: object, version: string) =>
    api.send(
      { method: 'POST', url: `/api/editusers?id=${person.id}`, payload, headers: { 'if-match': version } },
      'admin',
    );

  test('contains no private fields', async () => {
    const version = versionTag(person.updated_at);
    const editAnswer = await edit({ first_name: 'Alejandra', phone: '+57 300 1234567', city: 'Cali' }, version);
    assert.equal(editAnswer.statusCode, 200, editAnswer.body);
    assert.equal((await edit({ first_name: 'Otra' }, version)).statusCode, 412);
    const listAnswer = await api.get(`/api/v2/users/${person.id}/revisions`, 'admin');
    const { data } = revisionsSchema.parse(listAnswer.json());
    assert.deepEqual([data[0]?.action, data[0]?.fields], ['edit', ['first_name']]);
    const revision = await api.get(`/api/v2/users/${person.id}/revisions/1`, 'admin');
    assert.equal(revisionDetailSchema.parse(revision.json()).data.after['first_name'], 'Alejandra');
    const { rows } = await api.deps.db
      .selectFrom('revisions')
      .select(['before', 'after'])
      .where('resource', '=', 'users')
      .execute()
      .then((rows) => ({ rows: JSON.stringify(rows) }));
    assert.doesNotMatch(rows, /3001234567|300 1234567|Cali|@|password/);
  });

  test('is emptied with the account', async () => {
    await api.deps.db.transaction().execute(async (trx) => anonymise(trx, person.id, new Date(), api.deps));
    const revisionRows = await api.deps.db
      .selectFrom('revisions')
      .select(['before', 'after'])
      .where('resource', '=', 'users')
      .where('row_id', '=', person.id)
      .execute();
    assert.ok(revisionRows.length > 1);
    for (const { before: was, after: is } of revisionRows) assert.deepEqual([was, is], [{}, {}]);
  });
});
