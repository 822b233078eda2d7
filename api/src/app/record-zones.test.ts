import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestApi } from '../testing/build-test-api';
import { toMultipart } from '../testing/bodies';
import { shareTestApi } from '../testing/shared-api';
import { mountedResources } from './resources';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

test('a record takes no time zone that does not exist, and the error is at the field', async () => {
  const zonedResources = mountedResources.filter(({ resource }) => 'timezone' in resource.write.shape);
  const names = zonedResources.map(({ resource }) => resource.name);
  assert.deepEqual(names.sort(), ['chapters', 'events']);
  for (const { resource, options } of zonedResources) {
    const { edit } = resource.wire;
    assert.ok(edit);
    const table = sql.table(options.repository.table);
    const { rows } = await sql<{ id: number }>`select id from ${table} order by id limit 1`.execute(api.deps.db);
    const url = edit.path.replace('{id}', String(rows[0]?.id));
    for (const timezone of ['Nowhere/Land', 'Etc/Unknown']) {
      const answer = await api.post(url, toMultipart({ timezone }), 'admin');
      assert.equal(answer.statusCode, 422, `${resource.name} ${answer.body}`);
      assert.match(answer.body, /"timezone":\["Please choose a time zone/);
    }
  }
});
