import { type BulkJob, bulkJobAnswerSchema, type Import, type ImportCheck } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { encodeMultipart } from '../../../testing/bodies';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';
import { finishJob } from '../../../testing/finish-job';

const admin = 1;

describe('many accounts', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const start = (body: object, as: Caller = 'admin') => api.post('/api/v2/users/bulk', body, as);
  const change = (ids: readonly number[], values: object) => ({ operation: 'edit', selection: { ids }, values });
  const runJob = async (body: object): Promise<BulkJob> => {
    const answer = await start(body);
    assert.equal(answer.statusCode, 202, answer.body);
    return finishJob(api, bulkJobAnswerSchema.parse(answer.json()).data.id);
  };
  const undoJob = async ({ id }: BulkJob): Promise<BulkJob> => {
    assert.equal((await api.post(`/api/v2/bulk_jobs/${id}/undo`, undefined, 'admin')).statusCode, 202);
    return finishJob(api, id);
  };
  const roleId = async (name: string): Promise<number> =>
    (await sql<{ id: number }>`select id from roles where name = ${name}`.execute(api.deps.db)).rows[0]?.id ?? 0;
  const people = async (count: number, roles: readonly string[]): Promise<TestPerson[]> => {
    const newPeople: TestPerson[] = [];
    for (let n = 0; n < count; n += 1) newPeople.push(await addPerson(api, { roles }));
    return newPeople;
  };
  const listAuditActions = async (id: number): Promise<string[]> => {
    const { rows } = await sql<{ action: string }>`select action from audit_entries
      where resource = 'users' and row_id = ${String(id)} order by id`.execute(api.deps.db);
    return rows.map(({ action }) => action);
  };

  test('are disabled together, each with an audit entry, and enabled again by an undo', async () => {
    const some = await people(3, ['latinas']);
    const ids = some.map(({ id }) => id);
    const job = await runJob(change(ids, { is_disabled: true }));
    assert.deepEqual([job.state, job.succeeded], ['done', 3]);
    for (const one of some) assert.equal((await one.post('/api/me')).statusCode, 401);
    assert.ok((await listAuditActions(ids[0] ?? 0)).includes('edit'));
    const again = await start({ ...change(ids, { is_disabled: true }), dry_run: true });
    assert.equal(again.json<{ data: { would_change: number } }>().data.would_change, 0);
    assert.deepEqual((await undoJob(job)).undone, { succeeded: 3, left: 0 });
    // The undo does not bring the ended login sessions back; the user can sign in again.
    assert.equal((await some[0]?.post('/api/me'))?.statusCode, 401);
    const { rows } = await sql<{ off: number }>`select count(*)::int as off from users
      where id = any(${sql.raw(`array[${ids.join(',')}]`)}) and disabled_at is not null`.execute(api.deps.db);
    assert.equal(rows[0]?.off, 0);
  });

  test('always keep one admin: after a role, a switch, the trash, and an undo', async () => {
    const role = await roleId('admin');
    const others = await people(2, ['admin']);
    const ids = [...others.map(({ id }) => id), admin];
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from user_roles ur
        join users u on u.id = ur.user_id where ur.role_id = ${role} and u.disabled_at is null and u.deleted_at is null`.execute(
        api.deps.db,
      );
      return rows[0]?.count ?? 0;
    };
    // The first account starts the job, so this account must stay an admin.
    for (const body of [
      change(ids.slice(0, 2), { detach_roles: [role] }),
      change(ids.slice(0, 2), { is_disabled: true }),
      { operation: 'remove', selection: { ids: ids.slice(0, 2) } },
    ]) {
      const job = await runJob(body);
      assert.deepEqual([job.succeeded, await count()], [2, 1], JSON.stringify(job));
      const dryRun = await start({ ...body, selection: { ids: [admin] }, dry_run: true });
      const { data } = dryRun.json<{ data: { would_change: number; skipped: { reason: string }[] } }>();
      assert.deepEqual([data.would_change, data.skipped[0]?.reason], [0, 'forbidden'], dryRun.body);
      await undoJob(job);
      assert.equal(await count(), 3);
    }
    await sql`delete from user_roles where role_id = ${role} and user_id <> ${admin}`.execute(api.deps.db);
    const [heir] = await people(1, ['latinas']);
    const job = await runJob(change([heir?.id ?? 0], { attach_roles: [role] }));
    await sql`update users set disabled_at = now() where id = ${admin}`.execute(api.deps.db);
    assert.equal(await count(), 1);
    await sql`update users set disabled_at = null where id = ${admin}`.execute(api.deps.db);
    assert.equal((await undoJob(job)).undone?.succeeded, 1);
  });

  test('are protected: a user gives only own rights and changes no user with further rights', async () => {
    const helper = await addPerson(api, { permissions: ['users.list', 'users.edit', 'users.remove', 'users.import'] });
    const [member, boss] = [await addPerson(api, { roles: ['latinas'] }), await addPerson(api, { roles: ['admin'] })];
    const runDry = async (body: object) => {
      const answer = await helper.post('/api/v2/users/bulk', { ...body, dry_run: true });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: { would_change: number; skipped: { reason: string; count: number }[] } }>().data;
    };
    const ids = [member.id, boss.id];
    const city = await runDry(change(ids, { city: 'Mérida' }));
    assert.deepEqual([city.would_change, city.skipped], [1, [{ reason: 'forbidden', count: 1 }]]);
    for (const values of [{ attach_roles: [await roleId('admin')] }, { is_disabled: true }])
      assert.equal((await runDry(change(ids, values))).would_change, 0, JSON.stringify(values));
    assert.equal((await runDry({ operation: 'remove', selection: { ids } })).would_change, 1);
    assert.equal((await helper.post(`/api/deleteusers?id=${boss.id}`)).statusCode, 403);
  });

  test('are deleted with all traces; a dry run keeps their portraits', async () => {
    const [one] = await people(1, ['latinas']);
    const ids = [one?.id ?? 0];
    await runJob({ operation: 'remove', selection: { ids } });
    const body = { operation: 'hardRemove', selection: { ids } };
    assert.equal(
      (await start({ ...body, dry_run: true })).json<{ data: { would_change: number } }>().data.would_change,
      1,
    );
    assert.equal((await runJob(body)).succeeded, 1);
    const { rows } = await sql`select 1 from users where id = ${ids[0]}`.execute(api.deps.db);
    assert.equal(rows.length, 0);
  });

  describe('from a file', () => {
    const upload = async (text: string, as: Caller = 'admin') => {
      const form = new FormData();
      form.append('file', new Blob([text], { type: 'text/csv' }), 'people.csv');
      return api.send({ method: 'POST', url: '/api/v2/users/imports', ...(await encodeMultipart(form)) }, as);
    };
    const checked = async ({ id, mapping }: Import, key: string): Promise<ImportCheck> => {
      const answer = await api.post(`/api/v2/imports/${id}/check`, { mapping, key }, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: ImportCheck }>().data;
    };
    const mailsTo = async (email: string): Promise<string[]> => {
      const { rows } = await sql<{ template: string }>`select template from outbox_mails
        where recipient = ${email} order by id`.execute(api.deps.db);
      return rows.map(({ template }) => template);
    };

    test('are invited by mail, found by their address, and get no password', async () => {
      const knownPerson = await addPerson(api, { roles: ['allies'] });
      const file = [
        'Nombre,Apellido,Correo,Contraseña,password,roles',
        'Úrsula,Peña,ursula@example.org,secreta-1,secreta-1,latinas',
        `Perla,Cambiada,${knownPerson.email.toUpperCase()},,,allies`,
        'Doble,Una,ursula@example.org,,,',
        'Sin,Correo,,,,',
        'Mal,Rol,rol@example.org,,,nadie',
      ].join('\n');
      const answer = await upload(file);
      assert.equal(answer.statusCode, 201, answer.body);
      const importFile = answer.json<{ data: Import }>().data;
      assert.deepEqual(importFile.mapping, { first_name: 0, last_name: 1, email: 2, roles: 5 });
      assert.ok(importFile.fields.every(({ field }) => !/password|privacy/.test(field)));
      const { counts, failed: failedRows } = await checked(importFile, 'email');
      assert.deepEqual(counts, { create: 1, update: 1, skip: 0, fail: 3 }, JSON.stringify(failedRows));
      assert.deepEqual(
        failedRows.map(({ errors }) => Object.keys(errors)),
        [['email'], ['email'], ['roles']],
      );
      assert.deepEqual(await mailsTo('ursula@example.org'), [], 'a check mails nobody');
      const run = await api.post(`/api/v2/imports/${importFile.id}/run`, undefined, 'admin');
      const job = await finishJob(api, run.json<{ data: BulkJob }>().data.id);
      assert.deepEqual([job.state, job.succeeded, job.failed], ['done', 2, 3]);
      assert.deepEqual(await mailsTo('ursula@example.org'), ['invitation']);
      const { rows } = await sql<{ id: number; password_hash: string | null; roles: number }>`select u.id,
        u.password_hash, (select count(*)::int from user_roles where user_id = u.id) as roles from users u
        where email = 'ursula@example.org'`.execute(api.deps.db);
      assert.deepEqual([rows[0]?.password_hash, rows[0]?.roles], [null, 1]);
      assert.deepEqual(await listAuditActions(rows[0]?.id ?? 0), ['add']);
      const storedImport = await sql<{
        content: string;
      }>`select content from imports where id = ${importFile.id}`.execute(api.deps.db);
      assert.equal(storedImport.rows[0]?.content, '', 'a file of people is not kept once it has been read');
    });

    test('need the permission to import, and get only rights that the importing user has', async () => {
      const helper = await addPerson(api, { permissions: ['users.import', 'users.add', 'users.edit'] });
      const form = new FormData();
      form.append(
        'file',
        new Blob(['first_name,last_name,email,roles\nA,B,ab@example.org,admin'], { type: 'text/csv' }),
        'a.csv',
      );
      const body = await encodeMultipart(form);
      assert.equal((await upload('first_name\nA', 'latinas')).statusCode, 403);
      const answer = await api.send({
        method: 'POST',
        url: '/api/v2/users/imports',
        ...body,
        headers: { ...body.headers, authorization: `Bearer ${helper.token}` },
      });
      assert.equal(answer.statusCode, 201, answer.body);
      const { id, mapping } = answer.json<{ data: Import }>().data;
      const check = await helper.post(`/api/v2/imports/${id}/check`, { mapping, key: 'none' });
      assert.equal(check.json<{ data: ImportCheck }>().data.counts.fail, 1, check.body);
    });
  });
});
