import type { Import, ImportCheck } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { encodeMultipart } from '../../../testing/bodies';
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

openManyUsersStage('full');

const admin = 1;

describe('many accounts', () => {
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
