import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { listFiles } from '../lib/files.mjs';
import { root } from '../lib/workspace.mjs';

test('each domain of the API with tests has one of the first tier that runs on both databases', () => {
  const domains = join(root, 'api/src/domains');
  const hasTests = (files) => files.some((file) => file.endsWith('.test.ts'));
  const runsOnBoth = (files) => files.some((file) => file.endsWith('.both.test.ts'));
  const domainsWithoutBoth = readdirSync(domains).filter((name) => {
    const files = listFiles(join(domains, name));
    return hasTests(files) && !runsOnBoth(files);
  });
  assert.deepEqual(domainsWithoutBoth, []);
});
