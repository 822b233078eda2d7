import { join } from 'node:path';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Address of a package's development server. */
export const devUrl = (port) => `http://localhost:${port}`;

const overlay = join(import.meta.dirname, 'error-overlay.mjs');

/**
 * Serves one package with Fast Refresh. Pages show its errors until they are repaired, headed by `name`. Calls `onState` with 'building', 'ready' or the errors after each change.
 * Resolves to the server when it listens.
 */
export async function startDevServer(config, { port, name, onState }) {
  const compiler = webpack({
    ...config,
    // The page has the gateway's origin; all files of this build come from the development server.
    output: { ...config.output, publicPath: `${devUrl(port)}/` },
  });
  const query = `${devUrl(port)}?name=${encodeURIComponent(name)}`;
  new webpack.EntryPlugin(compiler.context, `${overlay}?${query}`, { name: undefined }).apply(compiler);
  compiler.hooks.invalid.tap('enlace', () => onState('building'));
  compiler.hooks.done.tap('enlace', (stats) => {
    onState(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : 'ready');
  });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // Reloads the page when Fast Refresh is not possible.
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      // Its own overlay needs a policy of Trusted Types that pages refuse.
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: 'localhost', port } },
      static: false,
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return server;
}
