import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run } from './run.mjs';
import { readJson, root } from './workspace.mjs';

/** The recommended version: npm's package `node`, installed for tests only. */
export const recommendedNode = '24.21.0';

const folder = join(root, 'var/recommended-node');
const binaries = join(folder, 'node_modules/node/bin');

function installedVersion() {
  const manifest = join(folder, 'node_modules/node/package.json');
  return existsSync(join(binaries, 'node')) && existsSync(manifest) ? readJson(manifest).version : null;
}

/** Installs the recommended Node when it is missing. Throws with the output of npm when that fails. */
export async function installRecommendedNode() {
  if (installedVersion() === recommendedNode) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', ['install', `node@${recommendedNode}`, ...flags], { cwd: folder });
  if (code !== 0 || installedVersion() === null) throw new Error(`Node ${recommendedNode} not installed:\n${output}`);
}

/** The environment in which `node`, and thereby npm and all tools, is the recommended one. */
export function recommendedEnvironment() {
  return { PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };
}

/** Whether this process runs on the recommended major version. */
export function isRecommendedNode(version = process.versions.node) {
  return version.split('.')[0] === recommendedNode.split('.')[0];
}
