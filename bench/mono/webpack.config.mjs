import { join } from 'node:path';

import webpack from 'webpack';

import { screensOnly } from '../../tooling/src/webpack/remote.mjs';
import { shellConfig } from '../../tooling/src/webpack/shell.mjs';

const root = join(import.meta.dirname, '../..');
const shell = shellConfig(join(root, 'shell'), { version: '0' });

/**
 * Shell and mf-public as one ordinary bundle: the reference for the federated pages. It is the configuration of the
 * shell, with everything that the shell leaves out of libraries. Only the modules that load remotes and lend libraries to
 * them are replaced.
 */
export default {
  ...shell,
  entry: { mono: './src/main.ts' },
  cache: false,
  module: { ...shell.module, rules: [...shell.module.rules, screensOnly(join(root, 'mf-public'))] },
  output: {
    ...shell.output,
    path: join(root, 'var/bench/mono'),
    filename: '[name].js',
    chunkFilename: '[name].js',
  },
  plugins: [
    ...shell.plugins,
    new webpack.NormalModuleReplacementPlugin(
      /federation\/(load-remote|choose-core)$/,
      join(import.meta.dirname, 'one-bundle.ts'),
    ),
  ],
};
