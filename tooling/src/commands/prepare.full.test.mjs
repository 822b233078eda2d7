import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';

import { run } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

const project = mkdtempSync(join(tmpdir(), 'enlace-clone-'));
const excludedNames = new Set(['node_modules', '.git', '.cache', '.nx', 'var', 'dist', 'dist-types', 'coverage']);

/** The sources of the product are left out: they need no installation, and formatting them takes long. */
const isCopied = (source) =>
  !excludedNames.has(basename(source)) && (basename(source) !== 'src' || dirname(source) === join(root, 'tooling'));

before(() => cpSync(root, project, { recursive: true, filter: isCopied }));
after(() => rmSync(project, { recursive: true, force: true }));

test(
  'npm test installs the missing packages of a new clone, then runs the named lane',
  { timeout: 170_000 },
  async () => {
    const env = {
      npm_config_prefer_offline: 'true',
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      NODE_TEST_CONTEXT: undefined,
    };
    const { code, output } = await run('npm', ['test', '--', 'format'], {
      cwd: project,
      env,
    });
    assert.equal(code, 0, output);
    assert.match(output, /Installing packages: done/);
    assert.match(output, /format\s+passed/);
  },
);
