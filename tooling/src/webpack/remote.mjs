import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

import { remoteOf } from '../lib/workspace.mjs';
import { baseConfig } from './base.mjs';
import { DropUnusedRuntimePlugin } from './drop-unused-runtime-plugin.mjs';
import { NamedChunksPlugin } from './named-chunks-plugin.mjs';
import { sharedOption } from './shared-libraries.mjs';

const require = createRequire(import.meta.url);
const { files: trustedEditorFiles } = require('./trusted-editor-loader.cjs');

/** The module that exports the remote. */
export function entryOf(folder) {
  const entryFile = ['./src/remote.tsx', './src/remote.ts'].find((file) => existsSync(join(folder, file)));
  if (!entryFile) throw new Error(`${folder}: src/remote.tsx is missing; it exports the remote (defineRemote)`);
  return entryFile;
}

/**
 * The container of a remote (docs/decisions/0005). Its name contains the version, so that two releases can run in one
 * page: the federation runtime has one instance per name. The runtime core is not in the entry; the shell provides it
 * together with the shared libraries.
 */
function containerPlugin({ name, entryFile }) {
  return new ModuleFederationPlugin({
    name,
    library: { type: 'var', name },
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: entryFile, name: 'remote' } },
    shared: sharedOption(),
    shareStrategy: 'loaded-first',
    dts: false,
    // In memory; otherwise the plugin writes a file into node_modules of the current folder.
    virtualRuntimeEntry: true,
    experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
  });
}

/** The editor of rich text parses HTML by the page's policy of Trusted Types. */
const trustedEditor = { test: trustedEditorFiles, use: require.resolve('./trusted-editor-loader.cjs') };

/** `new TrustedWorker(new URL(…))` makes a file of its own, as `new Worker` does. */
const trustedWorkers = {
  test: /worker-decoder\.ts$/,
  parser: { worker: ['TrustedWorker from ./trusted-worker'] },
};

/** Pages of features and entries of resources lose what only the build reads. */
export function screensOnly(folder) {
  return {
    test: /[\\/]src[\\/](?:.*\.feature|remote|resources)\.tsx?$/,
    include: join(folder, 'src'),
    enforce: 'pre',
    use: join(import.meta.dirname, 'screens-only-loader.cjs'),
  };
}

/**
 * `"contractChunk": true` in package.json makes two chunks of the contract: the parts that at least 12 chunks use, and
 * those that 8 to 11 chunks use, which a first list does not need. Otherwise webpack copies each part below 20 kB into every screen. Only for remotes with many screens that a user opens
 * one after the other: a first screen needs one more request and loads parts for other screens.
 *
 * `"wholeChunks"` names the chunks that share no file with others: the screen of a first visit is one request.
 */
function commonChunks(folder) {
  const { contractChunk = false, wholeChunks = [] } =
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).enlace ?? {};
  const contract = {
    test: /[\\/]shared-contract[\\/]src[\\/]/,
    name: 'contract',
    chunks: 'async',
    minChunks: 12,
    enforce: true,
  };
  const seldomContract = { ...contract, name: 'contract-seldom', minChunks: 8, priority: -1 };
  return {
    splitChunks: {
      chunks: (chunk) => !chunk.canBeInitial() && !wholeChunks.includes(chunk.name),
      ...(contractChunk ? { cacheGroups: { contract, seldomContract } } : {}),
    },
  };
}

/** The webpack configuration of a remote: one container with one exposed module, `./remote`. */
export function remoteConfig(folder, { version, development = false }) {
  const { id } = remoteOf(folder);
  const base = baseConfig(folder, { name: id, version, development });
  const entryFile = entryOf(folder);
  return {
    ...base,
    module: { ...base.module, rules: [...base.module.rules, screensOnly(folder), trustedEditor, trustedWorkers] },
    optimization: { ...base.optimization, ...(development ? {} : commonChunks(folder)) },
    resolve: {
      ...base.resolve,
      // Long English messages for calls that only a host makes: 0.3 kB.
      alias: development ? {} : { '@module-federation/error-codes$': false },
    },
    entry: {},
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: 'auto' },
    plugins: [
      ...base.plugins,
      containerPlugin({ name: base.output.uniqueName, entryFile }),
      ...(development ? [] : [new NamedChunksPlugin(), new DropUnusedRuntimePlugin()]),
    ],
  };
}
