import { deletedRowsSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { addPerson } from '../../../testing/add-person';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import { purgeTrash } from './trash-jobs';

describe('rows that were in the trash for too long', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const removeCompany = async (name: string, days: number): Promise<number> => {
    const { id } = (await api.post('/api/addcompany', { name }, 'admin')).json<{ data: { id: number } }>().data;
    await api.post(`/api/deletecompany?id=${id}`, undefined, 'admin');
    await sql`update companies set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      api.deps.db,
    );
    return id;
  };
  const purge = () => purgeTrash(api.deps, mountedResources);
  const idsInTrash = async (): Promise<readonly number[]> => {
    const answer = await api.get('/api/companies/list?trashed=only&limit=1000', 'admin');
    return answer.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
  };

  test('are deleted for good, with an audit entry; others and rows in use stay', async () => {
    await purge();
    const [oldId, newId, usedId] = [
      await removeCompany('Vieja', 91),
      await removeCompany('Nueva', 89),
      await removeCompany('Con empleo', 91),
    ];
    const job = await api.post('/api/addjob', { title: 'Con empresa', company_id: 1 }, 'admin');
    assert.equal(job.statusCode, 201, job.body);
    await sql`update jobs set company_id = ${usedId} where id = ${job.json<{ data: { id: number } }>().data.id}`.execute(
      api.deps.db,
    );
    assert.equal(await purge(), 1);
    const ids = await idsInTrash();
    assert.deepEqual([ids.includes(oldId), ids.includes(newId), ids.includes(usedId)], [false, true, true]);
    const { rows } = await sql`select action, actor_id from audit_entries
      where resource = 'companies' and row_id = ${String(oldId)} order by id desc limit 1`.execute(api.deps.db);
    assert.deepEqual(rows, [{ action: 'hardRemove', actor_id: null }]);
    assert.equal(await purge(), 0);
  });

  test('have the day of this deletion in the trash; accounts have none', async () => {
    const id = await removeCompany('Con fecha', 10);
    const { data } = deletedRowsSchema.parse((await api.get(`/api/v2/companies/trash?ids=${id}`, 'admin')).json());
    const [row] = data;
    assert.ok(row?.purge_at);
    assert.equal(Date.parse(row.purge_at) - Date.parse(row.deleted_at), 90 * 86_400_000);
    const { id: personId } = await addPerson(api);
    await api.post(`/api/deleteusers?id=${personId}`, undefined, 'admin');
    const answer = await api.get(`/api/v2/users/trash?ids=${personId}`, 'admin');
    assert.equal(deletedRowsSchema.parse(answer.json()).data[0]?.purge_at, null);
  });
});
