import assert from 'node:assert/strict';
import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { copyProject, resourceFiles, resourceFolders, resourceLists } from './new-project.mjs';

const { project, modules, execute, make, bin, remove } = copyProject();
const remote = 'mf-partners';

describe('npm run new writes what passes check', () => {
  before(async () => {
    await make('resource', 'merit-badges');
    await make('field', 'merit_badges', 'motto', 'text');
    await make('field', 'companies', 'pace', 'choice', 'slow', 'fast');
    await make('relation', 'merit_badges', 'focus_areas', 'areas');
    await make('domain', 'peer-mentoring');
    await make('resource', 'circles', 'peer-mentoring');
    await make('call', 'join-circle', 'peer-mentoring');
    await make('call', 'wave-hands', 'dashboards');
    await make('call', 'shake-hands', 'work');
    await make('feature', 'mf-public', 'merit-badges');
    await make('remote', remote);
    symlinkSync(join(project, remote), join(modules, '@enlace', remote));
    await make('feature', remote, 'visits');
    await make('decision', 'Badges are given by people, not by rules');
  });
  after(remove);

  const writtenFiles = [
    ...resourceFiles,
    ...resourceLists,
    `${remote}/**`,
    'mf-public/src/features/merit-badges/**',
    'shared-contract/src/resources/companies.ts',
    'mf-admin-content/src/features/companies/locales/*.ts',
    'api/src/app/migrations/*-companies-pace.ts',
    'api/src/app/modules.ts',
    'api/src/domains/peer-mentoring/**',
    ...['join-circle', 'wave-hands', 'shake-hands'].map((name) => `shared-contract/src/endpoints/${name}.ts`),
    ...['dashboards/wave-hands', 'work/shake-hands'].map((name) => `api/src/domains/${name}/**`),
    'api/src/domains/{dashboards,work}/*.module.ts',
    'shared-contract/src/entries/*.ts',
    'shared-contract/package.json',
  ];

  test('format', () =>
    execute(bin('prettier'), '--check', ...writtenFiles, 'docs/decisions', 'README.md', 'remotes.json'));

  // The lists were linted before the new line.
  test('lint', () =>
    execute(
      bin('eslint'),
      ...writtenFiles.filter(
        (path) => /merit-badges|peer-mentoring|join-circle|-hands/.test(path) || path.startsWith(remote),
      ),
    ));

  test('lint with types', () =>
    execute(bin('oxlint'), ...resourceFolders, remote, 'mf-public/src/features/merit-badges'));

  test('types', () => {
    const tsc = join(modules, 'typescript-native/bin/tsc');
    return execute(process.execPath, tsc, '-b', 'demo', 'mf-admin-content', 'mf-public', remote);
  });

  test('unit', () => execute(bin('jest'), '--maxWorkers=1', 'merit-badges', remote));

  test('the standard suite of its screens', () => {
    const suite = ['mf-admin-content/src/testing', 'mf-admin-content/src/remote.test.ts'];
    return execute(bin('jest'), '--maxWorkers=1', ...suite, '-t', 'merit-badges|every page');
  });

  test('the standard suite of its calls', () => {
    const flags = ['--import', 'tsx', '--test', '--test-name-pattern=merit_badges|circles'];
    return execute(
      'env',
      `TMPDIR=${project}`,
      process.execPath,
      ...flags,
      'api/src/kit/conformance/conformance.both.test.ts',
    );
  });

  test('calls outside the pattern', () => {
    const folders = ['peer-mentoring/join-circle', 'dashboards/wave-hands', 'work/shake-hands'];
    const files = folders.map((name) => `api/src/domains/${name}/${name.split('/')[1]}.both.test.ts`);
    const flags = ['--import', 'tsx', '--test', '--test-concurrency=1'];
    return execute('env', `TMPDIR=${project}`, process.execPath, ...flags, ...files);
  });

  test('the tests of all calls of the contract', () => {
    const flags = ['--import', 'tsx', '--test', '--test-concurrency=1'];
    const names = 'changes that the contract declares|every call of the contract';
    const files = ['api/src/app/announced-changes.test.ts', 'api/src/infrastructure/http/known-paths.test.ts'];
    return execute('env', `TMPDIR=${project}`, process.execPath, ...flags, `--test-name-pattern=${names}`, ...files);
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
