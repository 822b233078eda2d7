import type { BulkJob, Import, ImportCheck } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { finishJob } from '../../../testing/finish-job';
import {
  api,
  change,
  openManyUsersStage,
  people,
  roleId,
  runJob,
  start,
  undoJob,
  upload,
} from '../../../testing/stages/identity/many-users-stage';

openManyUsersStage('first');

const listAuditActions = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`select action from audit_entries
      where resource = 'users' and row_id = ${String(id)} order by id`.execute(api.deps.db);
  return rows.map(({ action }) => action);
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

describe('many accounts', () => {
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

  describe('from a file', () => {
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
  });
});
