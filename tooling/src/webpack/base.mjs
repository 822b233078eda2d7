import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import Minimizer from 'minimizer-webpack-plugin';

import { root } from '../lib/workspace.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';

const require = createRequire(import.meta.url);
const { resolve } = require;
const shortClassNames = require('./short-class-names.cjs');

function swcRule(test, { tsx, development }) {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  };
  return { test, exclude: /node_modules/, use: { loader: resolve('swc-loader'), options } };
}

/** Common options of the production build and the development server of shell and remotes. */
export function baseConfig(folder, { name, version, development }) {
  const here = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file));
  return {
    mode: development ? 'development' : 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        swcRule(/\.tsx$/, { tsx: true, development }),
        swcRule(/\.ts$/, { tsx: false, development }),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'pre',
          use: join(import.meta.dirname, 'prepare-styles.cjs'),
        },
        { test: /\.wasm$/, type: 'asset/resource', generator: { filename: '[name].[contenthash][ext]' } },
        { test: shortClassNames.files, use: require.resolve('./short-class-names.cjs') },
        {
          test: /shared-contract[\\/]src[\\/].*\.ts$/,
          enforce: 'post',
          use: join(import.meta.dirname, 'pure-contract-loader.cjs'),
        },
        ...(development
          ? [{ test: /\.screen\.tsx$/, use: join(import.meta.dirname, 'screen-boundary-loader.cjs') }]
          : []),
      ],
    },
    output: {
      path: join(folder, 'dist'),
      clean: !development,
      uniqueName: `${name}_${version}`.replace(/\W/g, '_'),
      crossOriginLoading: 'anonymous',
      // The limit for optional parts; ChunkIntegrityPlugin sets a shorter one for all other files.
      chunkLoadTimeout: 15_000,
      // "Try again" evaluates a module again after an exception.
      strictModuleExceptionHandling: true,
      hashDigestLength: 10,
    },
    optimization: development
      ? {}
      : {
          minimizer: [
            new Minimizer({
              minify: Minimizer.swcMinify,
              // Licenses go into a file beside the code, which names it.
              extractComments: true,
              // No `unsafe_arrows`: the full core has functions that are called with `new`.
              minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: true },
            }),
          ],
          runtimeChunk: false,
        },
    cache: {
      type: 'filesystem',
      name: `${relative(root, folder)}-${development ? 'development' : 'production'}`.replaceAll('/', '-'),
      cacheDirectory: join(root, '.cache/webpack'),
      buildDependencies: { config: [...here, join(root, 'package-lock.json'), join(root, 'remotes.json')] },
    },
    plugins: [new ChunkIntegrityPlugin(), ...(development ? [new ReactRefreshPlugin({ overlay: false })] : [])],
    performance: false,
    stats: development ? 'none' : 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
