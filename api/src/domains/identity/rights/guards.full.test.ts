import type { BulkJob } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { addPerson } from '../../../testing/add-person';
import { api, checkFile, helper, idOf, openGuardsStage, rightsOf } from '../../../testing/stages/identity/guards-stage';

openGuardsStage('full');

describe('a user cannot give rights that the user does not have', () => {
  test('by restoring an earlier state', async () => {
    const person = await addPerson(api, { roles: ['latinas'] });
    const role = await idOf('roles', 'investors');
    await api.post(`/api/editusers?id=${person.id}`, { attach_roles: [role] }, 'admin');
    await api.post(`/api/editusers?id=${person.id}`, { detach_roles: [role] }, 'admin');
    const { rows } = await sql<{ n: number }>`select n from revisions
      where resource = 'users' and row_id = ${person.id} order by n desc`.execute(api.deps.db);
    const answer = await helper.post(`/api/v2/users/${person.id}/revisions/${(rows[0]?.n ?? 0) - 1}/restore`, {
      fields: ['roles'],
    });
    assert.notEqual(answer.statusCode, 200, answer.body);
    assert.deepEqual(await rightsOf(person.id), ['latinas']);
  });
});

describe('an admin is always left', () => {
  test('after an import', async () => {
    const boss = await addPerson(api, { roles: ['admin'] });
    await sql`delete from user_roles where role_id = ${await idOf('roles', 'admin')} and user_id <> ${boss.id}`.execute(
      api.deps.db,
    );
    const { id } = await checkFile(`email,is_disabled\n${boss.email},yes`, 'email', boss);
    const run = await boss.post(`/api/v2/imports/${id}/run`);
    assert.equal(run.statusCode, 202, run.body);
    let job = run.json<{ data: BulkJob }>().data;
    for (let tries = 0; tries < 500 && !['done', 'failed'].includes(job.state); tries += 1) {
      await sleep(20);
      job = (await boss.get(`/api/v2/bulk_jobs/${job.id}`)).json<{ data: BulkJob }>().data;
    }
    assert.deepEqual([job.succeeded, job.failed], [0, 1], JSON.stringify(job));
    assert.equal((await boss.get('/api/v2/rights/matrix')).statusCode, 200);
    await sql`insert into user_roles (user_id, role_id) values (1, ${await idOf('roles', 'admin')})`.execute(
      api.deps.db,
    );
  });
});
