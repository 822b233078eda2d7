import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { root } from '../../lib/workspace.mjs';
import { importsOfTests } from './imports-of-tests.mjs';
import { selectApiTests, selectByImports, selectJourneys } from './select-tests.mjs';

describe('the tests that changed files affect', () => {
  test('of the API are those of the domain and the rules for every call, or all of them', () => {
    assert.deepEqual(selectApiTests(['README.md', 'shell/src/main.tsx']), []);
    assert.deepEqual(selectApiTests(['api/src/domains/jobs/job-rows.ts', 'api/README.md']), [
      'app/walk',
      'domains/jobs/',
    ]);
    assert.deepEqual(selectApiTests(['api/src/kit/capabilities/bulk/bulk.test.ts']), [
      'kit/capabilities/bulk/bulk.test.ts',
    ]);
    for (const file of ['api/src/kit/capabilities/bulk/run-job.ts', 'shared-contract/src/wire.ts', 'demo/src/demo.ts'])
      assert.equal(selectApiTests([file]), 'all', file);
  });

  test('of node are those that import them; a file that no test imports affects all of its folder', () => {
    const imports = new Map([
      ['gateway/src/a.test.ts', new Set(['gateway/src/a.test.ts', 'gateway/src/a.ts', 'shared-contract/src/wire.ts'])],
      ['gateway/src/b.test.ts', new Set(['gateway/src/b.test.ts', 'gateway/src/b.ts'])],
    ]);
    const select = (...files) => selectByImports(files, ['gateway/src'], imports);
    assert.deepEqual(select('gateway/src/b.ts', 'docs/guides/test.md'), ['gateway/src/b.test.ts']);
    assert.deepEqual(select('shared-contract/src/wire.ts'), ['gateway/src/a.test.ts']);
    assert.deepEqual(select('gateway/src/b.test.ts'), ['gateway/src/b.test.ts']);
    assert.deepEqual(select('shell/src/main.tsx'), []);
    assert.equal(select('gateway/src/worker-program.mjs').length, 2);
  });

  test('in the browser are those that visit a changed remote', () => {
    const journeys = new Map([
      ['e2e/src/every-screen.e2e.ts', "'/admin/news' '/my' '/dashboards'"],
      ['e2e/src/journeys.e2e.ts', "goto('/jobs'); goto('/my')"],
      ['e2e/src/inbox.e2e.ts', "goto('/admin/inbox')"],
      ['e2e/src/news.e2e.ts', "goto('/news')"],
    ]);
    assert.deepEqual(selectJourneys(['mf-public/src/remote.tsx'], journeys), ['e2e/src/news.e2e.ts']);
    assert.ok(selectJourneys(['mf-admin-content/src/remote.tsx'], journeys).includes('e2e/src/inbox.e2e.ts'));
    assert.deepEqual(selectJourneys(['gateway/src/app.ts'], journeys), [
      'e2e/src/every-screen.e2e.ts',
      'e2e/src/journeys.e2e.ts',
    ]);
    assert.deepEqual(selectJourneys(['e2e/src/news.e2e.ts'], journeys), ['e2e/src/news.e2e.ts']);
    assert.equal(selectJourneys(['e2e/src/support/test.ts'], journeys).length, 4);
    journeys.set('e2e/src/head.e2e.ts', "import { declareHeadTests } from './journeys/head';");
    assert.deepEqual(selectJourneys(['e2e/src/journeys/head.ts'], journeys), ['e2e/src/head.e2e.ts']);
    assert.deepEqual(selectJourneys(['mf-public/src/remote.test.tsx', 'README.md'], journeys), []);
  });

  test('are found through the imports of own packages', async () => {
    const file = 'tooling/src/lanes/changed/changed.test.mjs';
    const paths = (await importsOfTests([join(root, file)])).get(file);
    assert.ok(paths?.has('tooling/src/lib/workspace.mjs'), [...(paths ?? [])].join(' '));
  });
});
