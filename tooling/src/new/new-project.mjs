import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { root, workspaces } from '../lib/workspace.mjs';

const run = promisify(execFile);

/**
 * A copy of the sources in a temporary folder, with its own project packages; other packages are the installed ones.
 * `execute(program, …args)` runs a program there and fails with its output; `make(…words)` runs `npm run new`.
 */
export function copyProject() {
  const project = mkdtempSync(join(tmpdir(), 'enlace-new-'));
  const modules = join(project, 'node_modules');
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

  async function execute(...command) {
    const [program, ...args] = command;
    const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
    const options = { cwd: project, maxBuffer: 1e8, env: { ...env, NO_COLOR: '1' } };
    await run(program, args, options).catch((error) => {
      assert.fail(`${command.join(' ')}\n${error.stdout}\n${error.stderr}`);
    });
  }

  return {
    project,
    modules,
    execute,
    make: (...words) => execute(process.execPath, 'tooling/src/commands/new.mjs', ...words),
    bin: (name) => join(modules, '.bin', name),
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}

/** Files that `npm run new -- resource merit-badges` writes. */
export const resourceFiles = [
  'shared-contract/src/resources/merit-badges*',
  'mf-admin-content/src/features/merit-badges/**',
  'api/src/app/migrations/*-merit-badges*.ts',
  'api/src/domains/community/merit-badges/**',
];
/** Folders of these files, for programs that read no patterns. */
export const resourceFolders = resourceFiles.map((path) => path.replace(/\/[^/]*\*+$/, ''));
/** Lists with a line of the resource. */
export const resourceLists = [
  'shared-contract/src/entries/community.ts',
  'mf-admin-content/src/*.ts',
  'api/src/domains/community/*.ts',
];
