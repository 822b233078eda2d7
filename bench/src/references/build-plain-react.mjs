import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import webpack from 'webpack';

import { root } from '../servers/server-process.mjs';

const folder = join(root, 'var/bench/plain-react');

/** Builds the React reference for browsers. Its script makes `globalThis.plainReact`; the text of the script is returned. */
export async function buildPlainReact() {
  const stats = await promisify(webpack)({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { 'plain-react': join(import.meta.dirname, 'plain-react.mjs') },
    output: { path: folder, library: { name: 'plainReact', type: 'assign' } },
    performance: false,
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return readFileSync(join(folder, 'plain-react.js'), 'utf8');
}
