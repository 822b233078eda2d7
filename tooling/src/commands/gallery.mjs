import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { runWebpack } from '../build/run-webpack.mjs';
import { galleryConfig, staticFiles } from '../gallery/gallery-config.mjs';
import { root } from '../lib/workspace.mjs';

const output = join(root, 'var/gallery');
const port = Number(process.env.PORT || 4310);

/** `npm run gallery -- --build` writes a folder for review or tests instead of a server. */
async function build() {
  await runWebpack(galleryConfig({ development: false, output }));
  if (existsSync(staticFiles)) cpSync(staticFiles, join(output, 'static'), { recursive: true });
  console.log(`The gallery is in ${output}`);
}

async function serve() {
  const options = { port, host: 'localhost', static: [{ directory: staticFiles, publicPath: '/static' }] };
  await new WebpackDevServer(options, webpack(galleryConfig({ development: true, output }))).start();
  console.log(`The gallery is at http://localhost:${port} (Ctrl-C stops it)`);
}

await (process.argv.includes('--build') ? build() : serve());
