import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../testing/build-test-api';
import { shareDemoApi } from '../testing/shared-api';
import { peopleTable } from '../kit/core/table/relations';
import { namelessColumns, personColumns } from './person-columns';

describe('the register of columns that refer to a person', () => {
  let api: TestApi;
  let columns: ReadonlySet<string>;
  let suspects: readonly string[];

  before(async () => {
    api = await shareDemoApi();
    // A generated column changes with the columns that it is computed from.
    const databaseColumns = await sql<{ name: string }>`select c.table_name || '.' || c.column_name as name
      from information_schema.columns c join information_schema.tables t
        on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.table_name not like 'kysely%'
        and c.is_generated = 'NEVER'`.execute(api.deps.db);
    columns = new Set(databaseColumns.rows.map(({ name }) => name));
    const keys = await sql<{ name: string }>`select c.conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(api.deps.db);
    const sounding = [...columns].filter((name) =>
      /\.(.*email.*|.*_by|.*user_id|.*actor_id|.*author.*|.*member_id|.*owner.*|.*person.*|recipient|.*phone.*|.*_ip|ip)$/.test(
        name,
      ),
    );
    suspects = [...new Set([...keys.rows.map(({ name }) => name), ...sounding])].sort();
  });

  test('contains every column of the database that refers to a person or sounds like one', () => {
    const namedColumns = new Set([...personColumns.map(({ column }) => column), ...Object.keys(namelessColumns)]);
    const emptiedColumns = personColumns.flatMap(({ column, empties }) =>
      Object.keys(empties ?? {}).map((name) => `${column.split('.')[0]}.${name}`),
    );
    const exceptions = ['users.phone', ...emptiedColumns];
    const forgottenColumns = suspects.filter((name) => !namedColumns.has(name) && !exceptions.includes(name));
    assert.deepEqual(
      forgottenColumns,
      [],
      'say in the person columns of the domain what the archive shows of these columns and what becomes of them',
    );
  });

  test('anonymises only accounts in the table whose names the kit does not copy', () => {
    const accountColumns = personColumns.filter(({ onRemoval }) => onRemoval === 'anonymise');
    assert.deepEqual(new Set(accountColumns.map(({ column }) => column.split('.')[0])), new Set([peopleTable]));
  });

  test('contains no missing column', () => {
    const namedColumns = [
      ...personColumns.flatMap(({ column, empties }) => [
        column,
        ...Object.keys(empties ?? {}).map((name) => `${column.split('.')[0]}.${name}`),
      ]),
      ...Object.keys(namelessColumns),
    ];
    assert.deepEqual(
      namedColumns.filter((name) => !columns.has(name)),
      [],
    );
  });

  test('has a reason for every column', () => {
    for (const { why } of personColumns) assert.ok(why.length > 10);
  });
});
