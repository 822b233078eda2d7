import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { isPostgres } from '../../../testing/lane';
import {
  createImportCalls,
  lines,
  testOwnExports,
  testUnchangedSheets,
} from '../../../testing/stages/kit/import-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const { uploadFile, checkImport, runImport } = createImportCalls(() => api);

testOwnExports(() => api, 'full');
testUnchangedSheets(() => api, 'full');

test('a file of rows may have 10,000 lines; those without a fault are written', { skip: !isPostgres }, async () => {
  const name = (line: number): string => `Zz Import ${line}`;
  const isBad = (line: number): boolean => line % 50 === 0;
  const companies = Array.from({ length: 10_000 }, (_, at) => at + 1).map(
    (line) => `${name(line)},Ciudad ${line % 90},${isBad(line) ? 'Nowhere' : 'MX'}`,
  );
  const startedImport = await uploadFile('companies', lines('Empresa,Ciudad,País', ...companies));
  assert.deepEqual((await checkImport(startedImport)).counts, { create: 9_800, update: 0, skip: 0, fail: 200 });
  const job = await runImport(startedImport);
  assert.deepEqual([job.state, job.succeeded], ['done', 9_800]);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from companies
      where name like 'Zz Import %'`.execute(api.deps.db);
  assert.equal(rows[0]?.count, 9_800);
});
