import { roleNames } from '@enlace/shared-contract/access';
import { rightsCalls, type RightsMatrix } from '@enlace/shared-contract/identity';
import { packageCalls } from '@enlace/shared-contract/packages';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../testing/build-test-api';
import { shareDemoApi } from '../testing/shared-api';

describe('figures of the same thing are equal on every screen', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
  });

  const read = async <T>(path: string): Promise<T> => {
    const answer = await api.get(path, 'admin');
    assert.equal(answer.statusCode, 200, `${path}: ${answer.body}`);
    return answer.json<T>();
  };

  for (const role of roleNames)
    test(`people with the role ${role}: table of rights, packages, list and deletion dialog`, async () => {
      const { data: matrix } = await read<{ data: RightsMatrix }>(rightsCalls.matrix.path);
      const inMatrix = matrix.roles.find(({ name }) => name === role);
      const { meta } = await read<{ meta: { total: number } }>(`/api/users/list?role=${role}&page=1&per_page=1`);
      const { data: packages } = await read<{ data: readonly { name: string; members_count: number }[] }>(
        packageCalls.listPackageRoles.path,
      );
      const inPackages = packages.find(({ name }) => name === role)?.members_count ?? meta.total;
      assert.deepEqual([inMatrix?.members_count, inPackages], [meta.total, meta.total]);
    });

  test('entries that wait: sum of the states, of the families and of the people who look after them', async () => {
    interface Inbox {
      readonly meta: { total: number; states: Record<string, number>; families: Record<string, number> };
    }
    const open = await read<Inbox>('/api/v2/inbox/list?state=open&per_page=1');
    const all = await read<Inbox>('/api/v2/inbox/list?per_page=1');
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
    assert.equal(sum(open.meta.families), open.meta.total);
    assert.equal(sum(all.meta.families), all.meta.total);
    const workload = await read<{ data: readonly { count: number }[] }>('/api/v2/inbox/workload');
    assert.equal(
      workload.data.reduce((total, { count }) => total + count, 0),
      open.meta.total,
    );
    for (const state of ['new', 'to_check', 'done'])
      assert.equal(
        (await read<Inbox>(`/api/v2/inbox/list?state=${state}&per_page=1`)).meta.total,
        all.meta.states[state] ?? 0,
        state,
      );
  });
});
