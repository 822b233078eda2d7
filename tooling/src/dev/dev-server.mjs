import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** The address of a package's development server. */
export const devUrl = (port) => `http://localhost:${port}`;

/**
 * Serves one package with Fast Refresh. `onState` is told 'building', 'ready' or the errors, each time they change.
 * Resolves to the server once it listens.
 */
export async function startDevServer(config, { port, onState }) {
  const compiler = webpack({
    ...config,
    // The page lies on the gateway's origin; everything of this build comes from here.
    output: { ...config.output, publicPath: `${devUrl(port)}/` },
  });
  compiler.hooks.invalid.tap('enlace', () => onState('building'));
  compiler.hooks.done.tap('enlace', (stats) => {
    onState(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : 'ready');
  });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // What cannot be refreshed in place reloads the page.
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: 'localhost', port } },
      static: false,
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return server;
}
