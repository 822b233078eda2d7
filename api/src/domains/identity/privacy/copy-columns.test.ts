import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';
import { concernedTexts } from './concerned-texts';
import { copyColumns } from './copy-columns';

/** Names of columns in which people write about other people. */
const writtenNames =
  /\.(reason|.*_reason|note|notes|comment|message|text|texts|answers|form|word|data|body|payload|facts|values|file_name|cells|before|after)$/;

/** Columns of these names without texts about members, with the reason. */
const otherTexts: Readonly<Record<string, string>> = {
  'bulk_rows.reason': 'Name of a refusal, not a text.',
  'candidate_templates.texts': 'Texts for all candidates of a company.',
  'features.data': 'Settings of a plan.',
  'lessons.body': 'Content of the site: an editor changes it.',
  'news.body': 'Content of the site: an editor changes it.',
  'pages.body': 'Content of the site: an editor changes it.',
  'quiz_questions.text': 'Content of the site: an editor changes it.',
  'reply_templates.body': 'Texts for all senders of forms.',
  'search_words.word': 'A trigger deletes the words of former names (migration 0039).',
  'stripe_sandbox.body': 'The double of Stripe in the demo.',
};

let api: TestApi;
before(async () => {
  api = await shareDemoApi();
});

test('every column in which people write about others is cleaned, emptied or deleted by the removal of a person', async () => {
  const { rows } = await sql<{ name: string }>`select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.table_name not like 'kysely%' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'json', 'jsonb') order by 1`.execute(api.deps.db);
  const { personColumns } = api.deps;
  const tableOf = (name: string): string => name.split('.')[0] ?? '';
  const deletedTables = new Set(
    personColumns
      .filter(({ onRemoval, where }) => onRemoval === 'delete' && where === undefined)
      .map(({ column }) => tableOf(column)),
  );
  const emptiedColumns = personColumns.flatMap(({ column, empties = {} }) =>
    Object.keys(empties).map((name) => `${tableOf(column)}.${name}`),
  );
  const cleanedColumns = [...copyColumns, ...concernedTexts].map(({ table, column }) => `${table}.${column}`);
  const coveredColumns = new Set([...emptiedColumns, ...cleanedColumns, ...Object.keys(otherTexts)]);
  const names = rows.map(({ name }) => name);
  assert.deepEqual(
    names.filter((name) => writtenNames.test(name) && !deletedTables.has(tableOf(name)) && !coveredColumns.has(name)),
    [],
    'add these columns to the copy columns, or name the reason here',
  );
  assert.deepEqual(
    [...cleanedColumns, ...Object.keys(otherTexts)].filter((name) => !names.includes(name)),
    [],
    'these columns do not exist',
  );
});
