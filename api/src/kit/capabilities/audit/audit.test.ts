import { auditLabelsSchema, auditSchema, auditVerdictSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { anonymise } from '../../../domains/identity/privacy/anonymise';
import { addPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { mergeAuditLabels } from '../../core/module/audit-labels';
import { auditLabels } from './audit-labels';

interface Added {
  readonly data: { readonly id: number };
}

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const list = async (query = '') => {
  const answer = await api.get(`/api/v2/audit?${query}`, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return auditSchema.parse(answer.json());
};

describe('the audit', () => {
  test('lists the changes of rows with their users, newest first', async () => {
    const since = new Date().toISOString();
    const addAnswer = await api.post('/api/addtag', { name: 'Nachvollziehbar' }, 'admin');
    assert.equal(addAnswer.statusCode, 201, addAnswer.body);
    const { id } = addAnswer.json<{ data: { id: number } }>().data;
    await api.post(`/api/edittag?id=${id}`, { name: 'Trazable' }, 'admin');
    const { data, meta } = await list(`resource=tags&row_id=${id}`);
    assert.deepEqual(
      data.map(({ action }) => action),
      ['edit', 'add'],
    );
    assert.equal(meta.total, 2);
    assert.deepEqual(
      data.map(({ name }) => name),
      ['Trazable', 'Trazable'],
    );
    assert.equal(typeof data[0]?.actor?.name, 'string');
    assert.deepEqual([data[0]?.before, data[0]?.after], [{ name: 'Nachvollziehbar' }, { name: 'Trazable' }]);
    assert.deepEqual(
      data.map(({ revision }) => revision),
      [2, 1],
    );
    assert.equal((await list(`resource=tags&row_id=${id}&action=add`)).meta.total, 1);
    assert.equal((await list(`resource=tags&row_id=${id}&actor_id=999999`)).meta.total, 0);
    assert.equal((await list(`resource=tags&to=${encodeURIComponent(since)}&row_id=${id}`)).meta.total, 0);
    assert.equal((await list(`from=${encodeURIComponent(since)}&row_id=${id}&per_page=1&page=2`)).data.length, 1);
    assert.equal((await api.get('/api/v2/audit?page=0', 'admin')).statusCode, 422);
  });

  test('has the labels of all modules, in the language that is asked for', async () => {
    const labels = async (query: string) => {
      const answer = await api.get(`/api/v2/audit/labels${query}`, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return auditLabelsSchema.parse(answer.json()).data;
    };
    const [en, es] = [await labels(''), await labels('?lang=es')];
    assert.deepEqual([en.resources['users'], es.resources['users']], ['Users', 'Usuarias']);
    assert.deepEqual(
      [en.actions['approve'], es.actions['saveDraft']],
      ['Approved a registration', 'Guardó un borrador'],
    );
    assert.deepEqual(Object.keys(es.actions), Object.keys(en.actions));
    assert.equal((await api.get('/api/v2/audit/labels?lang=fr', 'admin')).statusCode, 422);
    assert.equal((await api.get('/api/v2/audit/labels', 'latinas')).statusCode, 403);
    assert.throws(() => mergeAuditLabels([auditLabels, auditLabels], 'en'), /two modules name audit/);
  });

  test('names records in the language of the viewer', async () => {
    const body = { name: 'Loom making', translations: { es: { name: 'Hechura de telares' } } };
    const addAnswer = await api.post('/api/addarea', body, 'admin');
    assert.equal(addAnswer.statusCode, 201, addAnswer.body);
    const { id } = addAnswer.json<Added>().data;
    const nameIn = async (locale: string) => {
      const answer = await api.app.inject({
        url: `/api/v2/audit?resource=areas&row_id=${id}`,
        headers: { authorization: `Bearer ${await api.token('admin')}`, cookie: `enlace_locale=${locale}` },
      });
      return auditSchema.parse(answer.json()).data[0]?.name;
    };
    assert.deepEqual(await Promise.all(['en', 'es', 'pt'].map(nameIn)), [
      'Loom making',
      'Hechura de telares',
      'Loom making',
    ]);
  });

  test('is only for admins', async () => {
    for (const path of ['/api/v2/audit', '/api/v2/audit/file', '/api/v2/audit/verify'])
      for (const [as, status] of [
        [null, 401],
        ['recruiters', 403],
      ] as const)
        assert.equal((await api.get(path, as)).statusCode, status, path);
  });

  test('shows values to viewers who may edit the resource, and field names to others', async () => {
    const { id } = (await api.post('/api/addtag', { name: 'Visible para pocas' }, 'admin')).json<Added>().data;
    const viewer = await addPerson(api, { permissions: ['audit.list'] });
    const editor = await addPerson(api, { permissions: ['audit.list', 'tags.edit'] });
    const readAs = async (as: typeof viewer, path = '') => {
      const answer = await as.get(`/api/v2/audit${path}?resource=tags&row_id=${id}`);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer;
    };
    const [maskedEntry] = auditSchema.parse((await readAs(viewer)).json()).data;
    assert.deepEqual(
      maskedEntry?.after,
      Object.fromEntries(Object.keys(maskedEntry?.after ?? {}).map((name) => [name, null])),
    );
    assert.ok('name' in (maskedEntry?.after ?? {}));
    assert.doesNotMatch((await readAs(viewer, '/file')).body, /Visible para pocas/);
    assert.match((await readAs(editor)).body, /Visible para pocas/);
    assert.match((await readAs(editor, '/file')).body, /Visible para pocas/);
    const users = await editor.get('/api/v2/audit?resource=users&per_page=100');
    for (const { after } of auditSchema.parse(users.json()).data)
      assert.deepEqual(
        Object.values(after ?? {}).filter((value) => value !== null),
        [],
      );
  });

  test('can be downloaded as a file, which adds an entry', async () => {
    const file = await api.get('/api/v2/audit/file?resource=tags', 'admin');
    assert.equal(file.statusCode, 200);
    assert.match(file.body, /^\uFEFF?id,at,actor,action,resource,row_id/);
    assert.match(file.body, /Trazable/);
    const [newest] = (await list('resource=audit')).data;
    assert.equal(newest?.action, 'download');
  });

  test('detects later changes', async () => {
    const verdict = async () => {
      const answer = await api.get('/api/v2/audit/verify', 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return auditVerdictSchema.parse(answer.json()).data;
    };
    const { db } = api.deps;
    const whole = await verdict();
    assert.deepEqual([whole.isWhole, whole.broken], [true, null]);
    assert.ok(whole.checked >= 3);
    const [edit] = (await list('resource=tags&action=edit')).data;
    assert.ok(edit);
    const fakes = [
      [sql`action = 'look'`, sql`action = 'edit'`],
      [sql`after = '{"name":"Sauber"}'`, sql`after = '{"name":"Trazable"}'`],
      [sql`after = null, before = null`, sql`before = '{"name":"Nachvollziehbar"}', after = '{"name":"Trazable"}'`],
      [sql`at = at - interval '1 day'`, sql`at = at + interval '1 day'`],
      [sql`actor_id = actor_id + 1`, sql`actor_id = actor_id - 1`],
    ] as const;
    for (const [fake, real] of fakes) {
      await sql`update audit_entries set ${fake} where id = ${edit.id}`.execute(db);
      assert.deepEqual([(await verdict()).isWhole, (await verdict()).broken], [false, edit.id]);
      await sql`update audit_entries set ${real} where id = ${edit.id}`.execute(db);
      assert.equal((await verdict()).isWhole, true);
    }
    // Contents that the removal of a person deletes do not break the chain.
    const removedUser = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ally@enlace.test')
      .executeTakeFirstOrThrow();
    await api.get('/api/v2/removals', 'allies');
    await api.get(`/api/users/get/${removedUser.id}`, 'admin');
    await verdict();
    await db.transaction().execute(async (trx) => anonymise(trx, removedUser.id, new Date(), api.deps));
    assert.equal((await verdict()).isWhole, true);
    await sql`delete from audit_entries where id = ${edit.id}`.execute(db);
    assert.equal((await verdict()).isWhole, false);
  });
});
