import { mayCall, roleNames, type RoleName } from '@enlace/shared-contract/access';
import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { wideResources } from '../../testing/wide-resources';

interface Row {
  readonly id: number;
}
interface List {
  readonly data: readonly Row[];
  readonly meta: { readonly total?: number };
}

const removedCount = 40;
const restoredCount = 4;

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const rolesWithTrash = ({ wire: { remove } }: Resource): RoleName[] =>
  roleNames.filter((role) => remove !== undefined && mayCall({ roles: [role], permissions: [] }, remove.access));

for (const { resource, options } of wideResources(0)) {
  if (!resource.capabilities.trash || resource.wire.remove === undefined) continue;
  const { table } = options.repository;
  const trash = async (role: RoleName, query = ''): Promise<List> => {
    const answer = await api.get(`${resource.wire.list.path}?trashed=only&limit=1000${query}`, role);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<List>();
  };

  test(`the trash of ${resource.name} shows a role only rows that it can restore`, async () => {
    await sql`update ${sql.table(table)} set deleted_at = now()
      where id in (select id from ${sql.table(table)} where deleted_at is null order by id desc limit ${removedCount})`.execute(
      api.deps.db,
    );
    const allIds = (await trash('admin')).data.map(({ id }) => id);
    for (const role of rolesWithTrash(resource)) {
      const { data } = await trash(role);
      const ids = new Set(data.map(({ id }) => id));
      const { meta } = await trash(role, '&page=1&per_page=1');
      assert.equal(meta.total, data.length, `${role}: the count`);
      for (const { id } of data.slice(0, restoredCount)) {
        const answer = await api.post(`/api/v2/${resource.name}/${id}/restore`, undefined, role);
        assert.notEqual(answer.statusCode, 403, `${role} sees ${id}, but must not restore it`);
      }
      const shownIds = await api.get(`/api/v2/${resource.name}/trash?ids=${allIds.slice(0, 100).join()}`, role);
      assert.equal(shownIds.statusCode, 200, shownIds.body);
      for (const { id } of shownIds.json<List>().data) assert.ok(ids.has(id), `${role}: deletion of ${id}`);
      const hiddenIds = allIds.filter((id) => !ids.has(id)).slice(0, restoredCount);
      for (const id of hiddenIds) {
        const answer = await api.get(`/api/v2/${resource.name}/${id}/neighbours?trashed=only`, role);
        const place = answer.statusCode === 200 ? answer.json<{ data: Record<string, unknown> }>().data : {};
        assert.ok(!JSON.stringify(place).includes(`"id":${id}`), `${role}: neighbours of ${id}`);
        assert.notEqual(place['isListed'] ?? place['is_listed'], true, `${role}: ${id} counts as listed`);
      }
    }
  });
}
