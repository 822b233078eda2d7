import { editConflictSchema, revisionDetailSchema, revisionsSchema, versionTag } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { findBody } from '../../bodies';
import type { TestApi } from '../../build-test-api';
import { openApiOf } from '../../shared-api';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

type Row = Record<string, unknown> & { id: number; updated_at: string };

let api: TestApi;

const path = (call: WireCall, id: number | string): string => call.path.replace('{id}', String(id));
const get = async (resource: Resource, id: number): Promise<Row> => {
  const answer = await api.get(path(resource.wire.get, id), 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Row }>().data;
};
const send = (url: string, payload: object | undefined, version?: string) =>
  api.send(
    {
      method: 'POST',
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: version === undefined ? {} : { 'if-match': version },
    },
    'admin',
  );
const without = ({ updated_at: _updated, ...row }: Row): object => row;

/**
 * The history of each resource: in the first tier each has the test of restoring, and one half each of the tests of
 * conflicts and of older rows.
 */
export function testHistory(tier: Tier): void {
  openApiOf(tier, (openedApi) => {
    api = openedApi;
  });

  for (const [turn, { resource }] of wideResources(1).entries()) {
    const { add, edit } = resource.wire;
    const build = findBody(resource);
    const label = 'name' in resource.write.shape ? 'name' : 'title';
    if (add === undefined || edit === undefined || build === undefined || !resource.capabilities.history) continue;

    describe(`the history of ${resource.name}`, () => {
      const create = async (): Promise<Row> => {
        const answer = await send(add.path, build());
        assert.equal(answer.statusCode, 201, answer.body);
        return answer.json<{ data: Row }>().data;
      };
      const change = async (row: Row, values: object, version?: string): Promise<Row> => {
        const answer = await send(path(edit, row.id), values, version);
        assert.equal(answer.statusCode, 200, answer.body);
        return answer.json<{ data: Row }>().data;
      };
      const history = (id: number): string => `/api/v2/${resource.name}/${id}/revisions`;
      const list = async (id: number) => {
        const answer = await api.get(history(id), 'admin');
        assert.equal(answer.statusCode, 200, answer.body);
        return revisionsSchema.parse(answer.json());
      };
      const one = async (id: number, n: number) =>
        revisionDetailSchema.parse((await api.get(`${history(id)}/${n}`, 'admin')).json()).data;

      if (tier === 'full' || turn % 2 === 0)
        test('refuses to overwrite a state that the caller has not read', async () => {
          const row = await create();
          const answer = await api.get(path(resource.wire.get, row.id), 'admin');
          assert.equal(answer.headers['etag'], versionTag(row.updated_at));
          const name = build()[label];
          const changedRow = await change(row, { [label]: name }, versionTag(row.updated_at));
          const late = await send(path(edit, row.id), { [label]: 'late' }, versionTag(row.updated_at));
          assert.deepEqual([late.statusCode, late.json<{ code: string }>().code], [412, 'EDIT_CONFLICT']);
          const details = editConflictSchema.parse(late.json<{ details: unknown }>().details);
          assert.deepEqual(details.fields, [label]);
          assert.deepEqual([details.base?.[label], details.values[label]], [row[label], name]);
          assert.deepEqual(details.current, changedRow);
          assert.equal(details.updated_at, changedRow.updated_at);
          assert.equal(typeof details.changed_by?.name, 'string');
          const { remove } = resource.wire;
          if (remove !== undefined)
            assert.equal((await send(path(remove, row.id), undefined, versionTag(row.updated_at))).statusCode, 412);
          // Without a version the last write wins, and the earlier state is in the history.
          const last = await change(changedRow, { [label]: `${String(name)} bis` });
          assert.equal((await list(row.id)).data[0]?.n, 3);
          await change(last, { [label]: name }, `"x", W/${versionTag(last.updated_at)}`);
        });

      test('shows what was changed by whom, and restores it', async () => {
        const row = await create();
        const changedRow = await change(row, build());
        const { data, meta } = await list(row.id);
        assert.deepEqual(
          data.map(({ n, action }) => [n, action]),
          [
            [2, 'edit'],
            [1, 'add'],
          ],
        );
        assert.equal(meta.total, 2);
        assert.ok(data.every(({ actor }) => actor !== null));
        const second = await one(row.id, 2);
        assert.deepEqual([second.before[label], second.after[label]], [row[label], changedRow[label]]);
        assert.deepEqual([...second.fields].sort(), Object.keys(second.before).sort());
        assert.equal((await one(row.id, 1)).record[label], row[label]);
        const compareAnswer = await api.get(`${history(row.id)}/compare?from=1`, 'admin');
        assert.deepEqual(compareAnswer.json<{ data: { fields: string[] } }>().data.fields, second.fields);

        const stale = await send(`${history(row.id)}/1/restore`, {}, versionTag(row.updated_at));
        assert.equal(stale.statusCode, 412);
        const back = await send(`${history(row.id)}/1/restore`, {}, versionTag(changedRow.updated_at));
        assert.equal(back.statusCode, 200, back.body);
        assert.deepEqual(without(back.json<{ data: Row }>().data), without(row));
        assert.deepEqual(without(await get(resource, row.id)), without(row));
        const again = await send(`${history(row.id)}/2/restore`, { fields: [label], reason: 'Better' });
        assert.deepEqual(without(again.json<{ data: Row }>().data), { ...without(row), [label]: changedRow[label] });
        const [newest] = (await list(row.id)).data;
        assert.deepEqual([newest?.n, newest?.action, newest?.reason, newest?.fields], [4, 'revert', 'Better', [label]]);
        assert.equal((await send(`${history(row.id)}/99/restore`, {})).statusCode, 404);
        assert.equal((await api.get(`${history(row.id)}/99`, 'admin')).statusCode, 404);
      });

      if (tier === 'full' || turn % 2 === 1)
        test('begins with the values of an older row', async () => {
          const listAnswer = await api.get(`${resource.wire.list.path}?limit=1000`, 'admin');
          const { data } = listAnswer.json<{ data: (Row & { abilities?: { edit: boolean } })[] }>();
          // Some rows refuse every change, so the test does not use them.
          const ids = data.filter(({ abilities }) => abilities?.edit !== false).map(({ id }) => id);
          const tries = ids.sort((a, b) => a - b).slice(0, 10);
          let row: Row | null = null;
          for (const id of tries) {
            const old = await get(resource, id);
            if ((await list(id)).meta.total > 0) continue;
            if ((await send(path(edit, id), { [label]: build()[label] })).statusCode !== 200) continue;
            row = old;
            break;
          }
          if (row === null) {
            // Rows of the seed whose names must not change: a new row without revisions serves as well.
            row = await create();
            await sql`delete from revisions where resource = ${resource.name} and row_id = ${row.id}`.execute(
              api.deps.db,
            );
            await change(row, { [label]: build()[label] });
          }
          const { id } = row;
          assert.deepEqual(
            (await list(id)).data.map(({ n, action }) => [n, action]),
            [
              [1, 'edit'],
              [0, 'base'],
            ],
          );
          const back = await send(`${history(id)}/0/restore`, {});
          assert.deepEqual(without(back.json<{ data: Row }>().data), without(row));
        });

      test('is for users who may edit the row', async () => {
        const row = await create();
        for (const [as, status] of [
          [null, 401],
          ['investors', 403],
        ] as const) {
          for (const url of [history(row.id), `${history(row.id)}/1`, `${history(row.id)}/compare?from=1`])
            assert.equal((await api.get(url, as)).statusCode, status, url);
          assert.equal((await api.post(`${history(row.id)}/1/restore`, {}, as)).statusCode, status);
        }
        assert.equal((await api.get(history(999_999_999), 'admin')).statusCode, 404);
      });
    });
  }
}
