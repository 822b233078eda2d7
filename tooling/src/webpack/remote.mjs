import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

import { remoteOf } from '../lib/workspace.mjs';
import { baseConfig } from './base.mjs';
import { DropUnusedRuntimePlugin } from './drop-unused-runtime-plugin.mjs';
import { NamedChunksPlugin } from './named-chunks-plugin.mjs';
import { sharedOption } from './shared-libraries.mjs';

/** The module that exports the remote. */
export function entryOf(folder) {
  const exposed = ['./src/remote.tsx', './src/remote.ts'].find((file) => existsSync(join(folder, file)));
  if (!exposed) throw new Error(`${folder}: src/remote.tsx is missing; it exports the remote (defineRemote)`);
  return exposed;
}

/**
 * The container of a remote (docs/decisions/0005). Its name contains the version, so that two releases can live in one
 * page: the federation runtime keeps one instance per name. The runtime's core is not in the entry; the shell provides
 * it, as it provides the shared libraries.
 */
function containerPlugin({ name, exposed }) {
  return new ModuleFederationPlugin({
    name,
    library: { type: 'var', name },
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: exposed, name: 'remote' } },
    shared: sharedOption(),
    shareStrategy: 'loaded-first',
    dts: false,
    // In memory: otherwise the plugin writes a file into node_modules of the folder it runs in.
    virtualRuntimeEntry: true,
    experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
  });
}

/** The webpack configuration of a remote: one container with one exposed module, `./remote`. */
export function remoteConfig(folder, { version, development = false }) {
  const { id } = remoteOf(folder);
  const base = baseConfig(folder, { name: id, version, development });
  const exposed = entryOf(folder);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      // Long English sentences for calls that only a host makes: 0.3 kB.
      alias: development ? {} : { '@module-federation/error-codes$': false },
    },
    entry: {},
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: 'auto' },
    plugins: [
      ...base.plugins,
      containerPlugin({ name: base.output.uniqueName, exposed }),
      ...(development ? [] : [new NamedChunksPlugin(), new DropUnusedRuntimePlugin()]),
    ],
  };
}
