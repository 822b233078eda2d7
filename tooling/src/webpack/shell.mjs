import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { baseConfig } from './base.mjs';

/**
 * Library code that visitors do not need, 12 kB of 160: axios' second transport (the product uses XMLHttpRequest for
 * upload progress), its table of status names, its cancellation (the product uses `AbortSignal`) and its form and
 * query encoding (shared-data has its own), its copy of a cookie into a header; the router's warnings for developers; the list of DOM attributes that
 * styled-components reads in development only.
 */
function leftOut() {
  const { resolve } = createRequire(join(root, 'shared-auth/package.json'));
  const axios = dirname(resolve('axios/package.json'));
  return {
    ...Object.fromEntries(unusedOfAxios.map((file) => [join(axios, 'lib', file), false])),
    '@emotion/is-prop-valid$': false,
    'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
  };
}

const leanRouter = {
  test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  use: join(import.meta.dirname, 'lean-router-loader.cjs'),
};

const leanStyled = {
  test: /styled-components\.browser\.esm\.js$/,
  use: join(import.meta.dirname, 'lean-styled-loader.cjs'),
};

const unusedOfAxios = [
  'adapters/fetch.js',
  'cancel/CancelToken.js',
  'helpers/AxiosURLSearchParams.js',
  'helpers/cookies.js',
  'helpers/formDataToJSON.js',
  'helpers/HttpStatusCode.js',
  'helpers/isURLSameOrigin.js',
  'helpers/toFormData.js',
  'helpers/toURLEncodedForm.js',
];

/**
 * The webpack configuration of the shell: an ordinary bundle without the federation plugin, one initial file.
 * The shell provides its libraries to the containers of remotes through a runtime core (docs/decisions/0005).
 */
export function shellConfig(folder, { version, development = false }) {
  const base = baseConfig(folder, { name: 'enlace_shell', version, development });
  const name = development ? '[name]' : '[name].[contenthash]';
  return {
    ...base,
    resolve: { ...base.resolve, alias: development ? {} : leftOut() },
    module: { ...base.module, rules: [...base.module.rules, ...(development ? [] : [leanRouter, leanStyled])] },
    entry: { shell: './src/main.ts' },
    output: {
      ...base.output,
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      publicPath: '/',
      path: join(folder, 'dist'),
    },
  };
}
