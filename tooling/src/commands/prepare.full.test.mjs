import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { run } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

const project = mkdtempSync(join(tmpdir(), 'enlace-clone-'));
const excludedNames = new Set(['node_modules', '.git', '.cache', '.nx', 'var', 'dist', 'dist-types', 'coverage']);

/** The sources of the product are left out: they need no installation, and formatting them takes long. */
const isCopied = (source) =>
  !excludedNames.has(basename(source)) && (basename(source) !== 'src' || dirname(source) === join(root, 'tooling'));

/** Number of packages that are unpacked in a project. */
function countPackages(folder) {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return 0;
  return readdirSync(modules).filter((name) => existsSync(join(modules, name, 'package.json'))).length;
}

// The installation takes minutes on a busy machine. Each test waits for a part of it, so that the run sees progress.
describe('npm test in a new clone', () => {
  let program = Promise.resolve({ code: null, output: '' });
  let isOver = false;

  before(() => {
    cpSync(root, project, { recursive: true, filter: isCopied });
    const env = {
      npm_config_prefer_offline: 'true',
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      NODE_TEST_CONTEXT: undefined,
    };
    program = run('npm', ['test', '--', 'format'], { cwd: project, env }).finally(() => {
      isOver = true;
    });
  });
  after(async () => {
    await program.catch(() => undefined);
    rmSync(project, { recursive: true, force: true });
  });

  for (const share of [0.01, 0.25, 0.5, 0.75])
    test(`installs ${share * 100} % of the missing packages`, { timeout: 170_000 }, async () => {
      const count = countPackages(root) * share;
      while (!isOver && countPackages(project) < count) await pause(500);
      assert.ok(countPackages(project) >= count, 'the installation ended before');
    });

  test('then runs the named lane', { timeout: 170_000 }, async () => {
    const { code, output } = await program;
    assert.equal(code, 0, output);
    assert.match(output, /Installing packages: done/);
    assert.match(output, /format\s+passed/);
  });
});
