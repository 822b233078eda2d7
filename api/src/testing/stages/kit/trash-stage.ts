import { mayCall } from '@enlace/shared-contract/access';
import { deletedRowsSchema } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { findBody } from '../../bodies';
import type { Caller, TestApi } from '../../build-test-api';
import { openApiOf } from '../../shared-api';
import { finishJob } from '../../finish-job';
import { rolesFor, type Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

type Row = Record<string, unknown> & { id: number };
interface Answer {
  data: Row[];
  meta: { total?: number };
  code?: string;
}

let api: TestApi;

const path = (call: WireCall, id: number | string): string => call.path.replace('{id}', String(id));
const refusal = (role: Caller, call: WireCall): number | null => {
  if (role === null) return 401;
  return mayCall({ roles: [role], permissions: [] }, call.access) ? null : 403;
};
const lastAudit = async (resource: string): Promise<{ action: string; row_id: string | null; before: unknown }> =>
  api.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'row_id', 'before'])
    .where('resource', '=', resource)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** The trash of each resource, tried by each role, or by one of each group of roles with the same rights. */
export function testTrash(tier: Tier): void {
  openApiOf(tier, (openedApi) => {
    api = openedApi;
  });

  for (const [turn, { resource }] of wideResources(1).entries()) {
    const { add, remove, hardRemove } = resource.wire;
    const build = findBody(resource);
    if (remove === undefined) continue;

    if (!resource.capabilities.trash) {
      test(`${resource.name} have no trash`, async () => {
        const answer = await api.get(`${resource.wire.list.path}?trashed=only`, 'admin');
        assert.equal(answer.statusCode, 422);
        assert.equal((await api.post(`/api/v2/${resource.name}/1/restore`, undefined, 'admin')).statusCode, 404);
      });
      continue;
    }
    if (add === undefined || build === undefined) continue;

    describe(`the trash of ${resource.name}`, () => {
      const callers: readonly Caller[] = [null, ...rolesFor(tier, resource, turn)];
      const restorePath = (id: number | string): string => `/api/v2/${resource.name}/${id}/restore`;
      const trash = async (as: Caller = 'admin', query = '') =>
        api.get(`${resource.wire.list.path}?trashed=only&limit=1000${query}`, as);
      const inTrash = async (): Promise<number[]> => (await trash()).json<Answer>().data.map(({ id }) => id);
      const create = async (isRemoved: boolean): Promise<Row> => {
        const answer = await api.post(add.path, build(), 'admin');
        assert.equal(answer.statusCode, 201, answer.body);
        const row = answer.json<{ data: Row }>().data;
        if (isRemoved) await api.post(path(remove, row.id), undefined, 'admin');
        return row;
      };

      test('shows removed rows to users who may remove, and to no other user', async () => {
        const [keptRow, removedRow] = [await create(false), await create(true)];
        const ids = await inTrash();
        assert.ok(ids.includes(removedRow.id) && !ids.includes(keptRow.id));
        for (const role of callers)
          assert.equal((await trash(role)).statusCode, refusal(role, remove) ?? 200, String(role));
        const pageAnswer = (await trash('admin', '&page=1&per_page=1')).json<Answer>();
        assert.equal(pageAnswer.data.length, 1);
        assert.ok((pageAnswer.meta.total ?? 0) >= 1);
        if ('deleted_at' in resource.listEntity.shape)
          assert.equal(typeof pageAnswer.data[0]?.['deleted_at'], 'string');
        assert.equal((await api.get(`${resource.wire.list.path}?trashed=all`, 'admin')).statusCode, 422);
      });

      test('restores a whole row, once', async () => {
        const row = await create(true);
        for (const role of callers) {
          const expected = refusal(role, remove);
          if (expected !== null)
            assert.equal((await api.post(restorePath(row.id), undefined, role)).statusCode, expected, String(role));
        }
        const answer = await api.post(restorePath(row.id), undefined, 'admin');
        assert.equal(answer.statusCode, 200, answer.body);
        const back = (await api.get(path(resource.wire.get, row.id), 'admin')).json<{ data: Row }>().data;
        assert.deepEqual({ ...back, updated_at: 0 }, { ...row, updated_at: 0 });
        assert.ok(!(await inTrash()).includes(row.id));
        const { action, row_id } = await lastAudit(resource.name);
        assert.deepEqual([action, row_id], ['restore', String(row.id)]);
        const again = await api.post(restorePath(row.id), undefined, 'admin');
        assert.deepEqual([again.statusCode, again.json<Answer>().code], [409, 'CONFLICT']);
        for (const id of [999_999_999, 'abc'])
          assert.equal((await api.post(restorePath(id), undefined, 'admin')).statusCode, 404, String(id));
      });

      test('does not restore a row whose name is in use', async () => {
        const body = build();
        const first = (await api.post(add.path, body, 'admin')).json<{ data: Row }>().data;
        await api.post(path(remove, first.id), undefined, 'admin');
        const second = await api.post(add.path, body, 'admin');
        if (second.statusCode !== 201) return;
        const answer = await api.post(restorePath(first.id), undefined, 'admin');
        // A resource without unique names accepts the restored row.
        assert.ok([200, 409].includes(answer.statusCode), answer.body);
      });

      if (hardRemove !== undefined) describeHardRemoval({ resource, hardRemove, callers }, create, inTrash);
    });
  }

  test('the trash says who deleted a row, when, and in which job', async () => {
    const ids: number[] = [];
    for (const name of ['Borrada sola', 'Borrada con otras', 'Borrada con otras dos']) {
      const answer = await api.post('/api/addcompany', { name }, 'admin');
      assert.equal(answer.statusCode, 201, answer.body);
      ids.push(answer.json<{ data: Row }>().data.id);
    }
    const [single, ...others] = ids;
    await api.post(`/api/deletecompany?id=${single}`, undefined, 'admin');
    const body = { operation: 'remove', selection: { ids: others } };
    const { data: job } = (await api.post('/api/v2/companies/bulk', body, 'admin')).json<{ data: { id: number } }>();
    await finishJob(api, job.id);
    const answer = await api.get(`/api/v2/companies/trash?ids=${[...ids, 999999].join()}`, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const { data } = deletedRowsSchema.parse(answer.json());
    const byId = new Map(data.map((row) => [row.id, row]));
    assert.deepEqual([...byId.keys()].sort(), [...ids].sort());
    assert.equal(byId.get(single ?? 0)?.job, null);
    assert.ok(others.every((id) => byId.get(id)?.job?.id === job.id && byId.get(id)?.job?.operation === 'remove'));
    assert.ok(data.every(({ deleted_by: actor }) => typeof actor?.name === 'string' && actor.name !== ''));
    assert.equal((await api.get('/api/v2/companies/trash?ids=x', 'admin')).statusCode, 422);
    assert.equal((await api.get('/api/v2/companies/trash?ids=1', 'latinas')).statusCode, 403);
    assert.equal((await api.get('/api/v2/companies/trash?ids=1')).statusCode, 401);
  });
}

interface HardRemoval {
  readonly resource: Resource;
  readonly hardRemove: WireCall;
  readonly callers: readonly Caller[];
}

function describeHardRemoval(
  { resource, hardRemove, callers }: HardRemoval,
  create: (isRemoved: boolean) => Promise<Row>,
  inTrash: () => Promise<number[]>,
): void {
  test('must contain a row before it is deleted for good', async () => {
    const row = await create(false);
    const refusedAnswer = await api.post(path(hardRemove, row.id), undefined, 'admin');
    assert.deepEqual([refusedAnswer.statusCode, refusedAnswer.json<Answer>().code], [409, 'CONFLICT']);
    assert.equal((await api.get(path(resource.wire.get, row.id), 'admin')).statusCode, 200);
  });

  test('is emptied for good, with an audit entry, by users with the right', async () => {
    const row = await create(true);
    for (const role of callers) {
      const expected = refusal(role, hardRemove);
      if (expected !== null)
        assert.equal((await api.post(path(hardRemove, row.id), undefined, role)).statusCode, expected, String(role));
    }
    const dependentsAnswer = await api.get(`/api/v2/${resource.name}/${row.id}/dependents`, 'admin');
    assert.equal(dependentsAnswer.statusCode, 200, dependentsAnswer.body);
    const answer = await api.post(path(hardRemove, row.id), undefined, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.ok(!(await inTrash()).includes(row.id));
    const { action, row_id, before } = await lastAudit(resource.name);
    assert.deepEqual([action, row_id, before !== null], ['hardRemove', String(row.id), true]);
    for (const call of [path(hardRemove, row.id), `/api/v2/${resource.name}/${row.id}/restore`])
      assert.equal((await api.post(call, undefined, 'admin')).statusCode, 404, call);
    const remainingRows = await sql`select 1 from ${sql.table(resource.name)} where id = ${row.id}`.execute(
      api.deps.db,
    );
    assert.equal(remainingRows.rows.length, 0);
    assert.equal((await api.post(path(hardRemove, ''), undefined, 'admin')).statusCode, 422);
  });
}
