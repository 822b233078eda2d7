import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startProgress } from './progress.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

const modules = join(root, 'node_modules');

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Whether node_modules matches the lockfile; npm stores a lockfile of the installed packages. */
export function isInstalled() {
  const installedLock = join(modules, '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installedPackages = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(
      ([path, { optional, devOptional, peer }]) => path.includes('node_modules/') && !optional && !devOptional && !peer,
    )
    .every(([path, { version }]) => installedPackages[path] && installedPackages[path].version === version);
}

function countFolders() {
  if (!existsSync(modules)) return 0;
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.reduce((sum, name) => sum + (name.startsWith('@') ? readdirSync(join(modules, name)).length : 1), 0);
}

/** Installs from the lockfile after a change; `npm ci` never changes it. */
export async function installIfNeeded(label) {
  if (isInstalled()) return;
  const paths = Object.keys(packagesOf(join(root, 'package-lock.json')));
  const total = paths.filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
  const progress = startProgress(label, () => `${Math.min(countFolders(), total.length)} of ${total.length} packages`);
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
  if (code !== 0) {
    progress.done('failed');
    throw new Error(`npm ci failed. Its output:\n${output}`);
  }
  progress.done();
}
