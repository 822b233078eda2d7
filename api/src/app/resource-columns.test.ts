import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../testing/build-test-api';
import { shareDemoApi } from '../testing/shared-api';
import { mountedResources } from './resources';

/** Columns that the kit writes in every table that has them. */
const common = ['slug', 'translations', 'seo', 'published_at', 'created_at', 'updated_at'];

describe('the columns that a resource writes', () => {
  let api: TestApi;
  const columns = new Map<string, Map<string, string>>();

  before(async () => {
    api = await shareDemoApi();
    const { rows } = await sql<{ table: string; name: string; type: string }>`select c.table_name as table,
      c.column_name as name, c.data_type as type from information_schema.columns c where c.table_schema = 'public'`.execute(
      api.deps.db,
    );
    for (const { table, name, type } of rows)
      columns.set(table, (columns.get(table) ?? new Map<string, string>()).set(name, type));
  });

  for (const { resource, options } of mountedResources) {
    test(`of ${resource.name} are columns of its table, lists and objects among them as JSON`, () => {
      const { table, columns: writtenColumns } = options.repository;
      for (const [name, kind] of Object.entries(writtenColumns)) {
        const type = columns.get(table)?.get(name);
        if (type === undefined && common.includes(name)) continue;
        assert.ok(type !== undefined, `${table}.${name} is not in the database`);
        assert.equal(kind === 'json', type === 'jsonb' || type === 'json', `${table}.${name} is ${type}`);
      }
    });
  }
});
