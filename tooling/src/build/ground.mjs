import { join } from 'node:path';

import { transform } from 'esbuild';

import { root } from '../lib/workspace.mjs';
import { loadTypescript } from './load-typescript.mjs';

/** The ground style of every page (shared-ui), as the gateway writes it into the HTML. */
export async function buildGround() {
  const { ground } = await loadTypescript(join(root, 'shared-ui/src/ground.ts'));
  const { code } = await transform(ground, { loader: 'css', minify: true, target: 'chrome120' });
  return code.trim();
}
