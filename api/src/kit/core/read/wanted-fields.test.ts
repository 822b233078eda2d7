import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import type { TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareDemoApi();
});

type Rows = readonly Readonly<Record<string, unknown>>[];

async function listOf(path: string, query: string, headers = {}): Promise<{ status: number; rows: Rows }> {
  const answer = await api.app.inject({ url: `${path}${path.includes('?') ? '&' : '?'}${query}`, headers });
  return { status: answer.statusCode, rows: answer.json<{ data: Rows }>().data ?? [] };
}

describe('the fields that a list is asked for', () => {
  for (const { resource } of mountedResources) {
    const { list } = resource.wire;
    if (list.access.kind !== 'public') continue;
    test(`${resource.name} has them alone, with the values of the whole row`, async () => {
      const { rows: wholeRows } = await listOf(list.path, 'lang=es&per_page=5&page=1');
      const names = Object.keys(wholeRows[0] ?? {}).filter((_name, index) => index % 2 === 0);
      if (names.length === 0) return;
      const { status, rows } = await listOf(list.path, `lang=es&per_page=5&page=1&fields=${names.toReversed().join()}`);
      assert.equal(status, 200);
      const parts = wholeRows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
      assert.deepEqual(rows, parts);
    });
  }

  test('are fields of the list: no column of the table and no field of the record', async () => {
    for (const fields of ['deleted_at', 'description', 'id,seo', 'id; drop table chapters', '', ',', 'constructor'])
      assert.equal((await listOf('/api/chapters/list', `fields=${encodeURIComponent(fields)}`)).status, 422, fields);
    const repeatedFields = await listOf('/api/chapters/list', 'fields=slug,id,slug&limit=1');
    assert.deepEqual(Object.keys(repeatedFields.rows[0] ?? {}), ['id', 'slug']);
  });
});
