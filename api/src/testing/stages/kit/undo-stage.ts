import { deletionsSchema, undoneSchema, undoSchema } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { findBody } from '../../bodies';
import { buildTestApi, type TestApi } from '../../build-test-api';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

type Row = Record<string, unknown> & { id: number };

let api: TestApi;
let now = new Date();

const path = (call: WireCall, id: number | string): string => call.path.replace('{id}', String(id));
const undo = (id: number, as: 'admin' | 'latinas' = 'admin') => api.post(`/api/v2/removals/${id}/undo`, undefined, as);

/** Tables whose rows get a new version when a child changes, also when that change is undone. */
const versionedTables = [
  'search_entries',
  ...mountedResources
    .filter(({ resource }) => resource.children.length > 0)
    .map(({ options }) => options.repository.table),
];

/** Contents of the whole database, without logs of the changes and without login sessions. */
async function contents(): Promise<Record<string, string | null>> {
  // A count is stored as its changes; only their sum is content.
  await sql`select member_counts_add_up()`.execute(api.deps.db);
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name not in ('revisions', 'removals', 'audit_entries', 'sign_ins', 'refresh_tokens', 'job_facets')
    order by 1`.execute(api.deps.db);
  const all = rows.map(({ name }) => {
    const version = versionedTables.includes(name) ? sql`- 'updated_at'` : sql``;
    // A sum does not depend on the order of the rows, so that they are not sorted.
    return sql`select ${sql.lit(name)} as name, (select
      sum(hashtextextended((to_jsonb(t) - 'session_version' - 'last_sign_in_at' ${version})::text, 0))
      from ${sql.table(name)} t)::text as hash`;
  });
  const hashes = await sql<{ name: string; hash: string | null }>`${sql.join(all, sql` union all `)}`.execute(
    api.deps.db,
  );
  return Object.fromEntries(hashes.rows.map(({ name, hash }) => [name, hash]));
}

const removableResources = wideResources(0).flatMap(({ resource }) =>
  resource.wire.remove === undefined ? [] : [{ resource, remove: resource.wire.remove }],
);

/**
 * Deletes a row of each resource and undoes that. The whole database is compared after each resource, or in the first
 * tier once after all.
 */
export function testUndo(tier: Tier): void {
  before(async () => {
    now = new Date();
    api = await buildTestApi({ clock: () => now });
  });
  after(() => api.close());

  describe('a deletion is undone without a trace, including its dependents', () => {
    // Each undo brings the same contents back, so that they are read once for all resources, and in the first tier compared
    // once for all.
    let heldContents: Record<string, string | null>;
    before(async () => {
      await api.token('latinas');
      await api.token('admin');
      heldContents = await contents();
    });

    for (const { resource, remove } of removableResources)
      test(`of ${resource.name}`, async (context) => {
        const listAnswer = await api.get(`${resource.wire.list.path}?limit=20`, 'admin');
        for (const { id, email } of listAnswer.json<{ data: Row[] }>().data) {
          // Users who remove themselves are signed out.
          if (String(email).endsWith('@enlace.test')) continue;
          const removeAnswer = await api.post(path(remove, id), undefined, 'admin');
          if (removeAnswer.statusCode !== 200) continue;
          const parsed = undoSchema.safeParse(removeAnswer.json());
          if (!parsed.success) {
            assert.equal(tier, 'full', 'its removal cannot be undone: compare the contents before it');
            heldContents = await contents();
            return context.skip('has removals of its own');
          }
          assert.equal((await api.get(path(resource.wire.get, id), 'admin')).statusCode, 404);
          const ownRemovals = deletionsSchema.parse((await api.get('/api/v2/removals', 'admin')).json());
          const entry = ownRemovals.data.find((one) => one.id === parsed.data.undo.id);
          assert.deepEqual([entry?.resource, entry?.row_id], [resource.name, id]);
          assert.equal((await undo(parsed.data.undo.id, 'latinas')).statusCode, 409);
          const answer = await undo(parsed.data.undo.id);
          assert.equal(answer.statusCode, 200, answer.body);
          assert.equal(undoneSchema.parse(answer.json()).data.id, id);
          if (tier === 'full') assert.deepEqual(await contents(), heldContents);
          assert.equal((await undo(parsed.data.undo.id)).statusCode, 409);
          return;
        }
      });

    if (tier === 'first')
      test('of all resources', async () => {
        assert.deepEqual(await contents(), heldContents);
      });
  });

  for (const { resource, remove } of removableResources) {
    const { add } = resource.wire;
    const build = findBody(resource);
    if (add === undefined || build === undefined) continue;
    const create = async (body: object): Promise<Row> => {
      const answer = await api.post(add.path, body, 'admin');
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json<{ data: Row }>().data;
    };
    const removeRow = async (id: number): Promise<number> =>
      undoSchema.parse((await api.post(path(remove, id), undefined, 'admin')).json()).undo.id;

    test(`a deletion of ${resource.name} is not undone when another row has taken the place`, async () => {
      const body = build();
      const row = await create(body);
      const id = await removeRow(row.id);
      await create(body);
      const answer = await undo(id);
      // Names need not be unique. A slug always is, but the row can get another one.
      if (answer.statusCode === 409) assert.match(answer.json<{ message: string }>().message, /taken its place/);
      else assert.equal(answer.statusCode, 200, answer.body);
    });
  }

  test('a deletion is final after ten minutes', async () => {
    const ids: number[] = [];
    for (const { resource } of mountedResources) {
      const { add, remove } = resource.wire;
      const build = findBody(resource);
      if (add === undefined || remove === undefined || build === undefined) continue;
      const row = (await api.post(add.path, build(), 'admin')).json<{ data: Row }>().data;
      const removal = undoSchema.safeParse((await api.post(path(remove, row.id), undefined, 'admin')).json());
      if (removal.success) ids.push(removal.data.undo.id);
    }
    assert.ok(ids.length > 5);
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    for (const id of ids) {
      const answer = await undo(id);
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [409, 'CONFLICT']);
    }
    assert.deepEqual(deletionsSchema.parse((await api.get('/api/v2/removals', 'admin')).json()).data, []);
  });
}
