import { existsSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { remoteOf } from '../lib/workspace.mjs';
import { baseConfig } from './base.mjs';
import { sharedOption } from './shared-libraries.mjs';

/** The module that exports the remote. */
export function entryOf(folder) {
  const exposed = ['./src/remote.tsx', './src/remote.ts'].find((file) => existsSync(join(folder, file)));
  if (!exposed) throw new Error(`${folder}: src/remote.tsx is missing; it exports the remote (defineRemote)`);
  return exposed;
}

/**
 * The webpack configuration of a remote: one container with one exposed module, `./remote`, that borrows the shared
 * libraries from the shell (docs/decisions/0005). The version is part of `uniqueName`, so that two versions can live in
 * one page without mixing their chunks.
 */
export function remoteConfig(folder, { version, development = false }) {
  const { container } = remoteOf(folder);
  const base = baseConfig(folder, { name: container, version, development });
  const exposed = entryOf(folder);
  const name = development ? '[name]' : '[name].[contenthash]';
  return {
    ...base,
    entry: {},
    output: { ...base.output, filename: `${name}.js`, chunkFilename: `${name}.js`, publicPath: 'auto' },
    plugins: [
      ...base.plugins,
      new webpack.container.ModuleFederationPlugin({
        name: container,
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': exposed },
        library: { type: 'var', name: container },
        shared: sharedOption(),
      }),
    ],
  };
}
