import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { build } from 'esbuild';

import { sharedNames } from '../webpack/shared-libraries.mjs';

const require = createRequire(import.meta.url);
const { prepareStyles } = require('../webpack/prepare-styles.cjs');
const { keepScreens } = require('../webpack/screens-only-loader.cjs');
const shortClassNames = require('../webpack/short-class-names.cjs');

/** Server part of a build, relative to `dist`. */
export const pageServerFile = 'server/page.cjs';

/** Sources as in the browser's build: screens of pages, and identifiers, names and CSS of styled components. */
const sameSources = {
  name: 'same-sources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](shell|shared-[a-z]+|mf-[a-z-]+)[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      contents: keepScreens(prepareStyles(readFileSync(path, 'utf8'), path), path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
    onLoad({ filter: shortClassNames.files }, ({ path }) => ({
      contents: shortClassNames.shortenClassNames(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/**
 * Bundles the server part of a package into one CommonJS file: the shell with all lent libraries, a remote with none
 * of them.
 */
export async function buildPageServer(folder, entry, { lentNames = sharedNames } = {}) {
  await build({
    entryPoints: [join(folder, entry)],
    outfile: join(folder, 'dist', pageServerFile),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: lentNames,
    logLevel: 'warning',
    plugins: [sameSources],
  });
}
