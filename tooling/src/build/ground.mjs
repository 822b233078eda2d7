import { join } from 'node:path';

import { transform } from 'esbuild';

import { root } from '../lib/workspace.mjs';
import { loadTypescript } from './load-typescript.mjs';

/** The ground style of every page and its typefaces (shared-ui), as the gateway writes them into the HTML. */
export async function buildGround() {
  const { ground, typefaces } = await loadTypescript(join(root, 'shared-ui/src/ground.ts'));
  return { ground: await minify(ground), typefaces: await minify(typefaces) };
}

async function minify(style) {
  const { code } = await transform(style, { loader: 'css', minify: true, target: 'chrome120' });
  return code.trim();
}
