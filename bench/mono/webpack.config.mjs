import { join } from 'node:path';

import webpack from 'webpack';

import { baseConfig } from '../../tooling/src/webpack/base.mjs';

const root = join(import.meta.dirname, '../..');
const base = baseConfig(join(root, 'shell'), { name: 'mono', version: '0', development: false });

/** Shell and mf-public as one ordinary bundle: what the federated pages are measured against. */
export default {
  ...base,
  entry: { mono: './src/main.ts' },
  cache: false,
  output: {
    ...base.output,
    path: join(root, 'var/bench/mono'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: '/',
  },
  plugins: [
    ...base.plugins,
    new webpack.NormalModuleReplacementPlugin(
      /federation\/load-remote$/,
      join(import.meta.dirname, 'static-loader.ts'),
    ),
  ],
};
