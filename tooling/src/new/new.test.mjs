import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';

import { root, workspaces } from '../lib/workspace.mjs';

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'enlace-new-'));
const modules = join(project, 'node_modules');
const remote = 'mf-partners';

/** A copy of the sources with its own project packages; other packages are the installed ones. */
function copyProject() {
  const excludedNames = new Set(['node_modules', '.git', '.cache', '.nx', 'var', 'dist', 'coverage']);
  cpSync(root, project, { recursive: true, filter: (source) => !excludedNames.has(basename(source)) });
  mkdirSync(join(modules, '@enlace'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@enlace' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const { folder, name } of workspaces()) symlinkSync(join(project, folder), join(modules, name));
  // Several project packages have a separate version of a library.
  for (const { folder } of workspaces()) {
    const ownModules = join(root, folder, 'node_modules');
    if (readdirSync(join(root, folder)).includes('node_modules'))
      symlinkSync(ownModules, join(project, folder, 'node_modules'));
  }
}

async function execute(...command) {
  const [program, ...args] = command;
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const options = { cwd: project, maxBuffer: 1e8, env: { ...env, NO_COLOR: '1' } };
  await run(program, args, options).catch((error) => {
    assert.fail(`${command.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
}

const make = (...words) => execute(process.execPath, 'tooling/src/commands/new.mjs', ...words);
const bin = (name) => join(modules, '.bin', name);

describe('npm run new writes what passes check', () => {
  before(async () => {
    copyProject();
    await make('resource', 'merit-badges');
    await make('field', 'merit_badges', 'motto', 'text');
    await make('field', 'companies', 'pace', 'choice', 'slow', 'fast');
    await make('relation', 'merit_badges', 'focus_areas', 'areas');
    await make('feature', 'mf-public', 'merit-badges');
    await make('remote', remote);
    symlinkSync(join(project, remote), join(modules, '@enlace', remote));
    await make('feature', remote, 'visits');
    await make('decision', 'Badges are given by people, not by rules');
  });
  after(() => rmSync(project, { recursive: true, force: true }));

  const writtenFiles = [
    `${remote}/**`,
    'mf-public/src/features/merit-badges/**',
    'shared-contract/src/resources/merit-badges*',
    'shared-contract/src/resources/companies.ts',
    'shared-contract/src/index.ts',
    'mf-admin-content/src/features/companies/locales/*.ts',
    'api/src/app/migrations/*-companies-pace.ts',
    'mf-admin-content/src/*.ts',
    'mf-admin-content/src/features/merit-badges/**',
    'api/src/app/migrations/*-merit-badges*.ts',
    'api/src/domains/community/*.ts',
    'api/src/domains/community/merit-badges/**',
  ];

  test('format', () =>
    execute(bin('prettier'), '--check', ...writtenFiles, 'docs/decisions', 'README.md', 'remotes.json'));

  // The lists were linted before the new line.
  test('lint', () =>
    execute(bin('eslint'), ...writtenFiles.filter((path) => path.includes('merit-badges') || path.startsWith(remote))));

  test('types', () => {
    const tsc = join(modules, 'typescript-native/bin/tsc');
    return execute(process.execPath, tsc, '-b', 'demo', 'mf-admin-content', 'mf-public', remote);
  });

  test('unit', () => execute(bin('jest'), '--maxWorkers=1', 'merit-badges', remote));

  test('the standard suite of its screens', () => {
    const suite = ['mf-admin-content/src/testing', 'mf-admin-content/src/remote.test.ts'];
    return execute(bin('jest'), '--maxWorkers=1', ...suite, '-t', 'merit-badges|every page|declares');
  });

  test('the standard suite of its calls', () => {
    const flags = ['--import', 'tsx', '--test', '--test-name-pattern=merit_badges'];
    return execute('env', `TMPDIR=${project}`, process.execPath, ...flags, 'api/src/kit/conformance.test.ts');
  });

  test('architecture and docs', () =>
    execute(
      process.execPath,
      '--test',
      'tooling/src/architecture/architecture.test.mjs',
      'tooling/src/docs/docs.test.mjs',
    ));

  test('a new remote builds', async () => {
    await execute('bash', '-c', `cd ${remote} && node ../tooling/bin/enlace-build.mjs`);
    assert.ok(readdirSync(join(project, remote, 'dist')).includes('build.json'));
  });

  test('a place that is taken is refused', async () => {
    await assert.rejects(make('resource', 'merit-badges'), /exists already/);
  });
});
