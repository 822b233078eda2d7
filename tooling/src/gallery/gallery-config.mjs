import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { baseConfig } from '../webpack/base.mjs';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Gallery</title>
  </head>
  <body>
    <script src="gallery.js"></script>
  </body>
</html>
`;

/** Writes the gallery's page beside its script. */
class PagePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('PagePlugin', () => {
        compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(html));
      });
    });
  }
}

/** webpack's configuration of the gallery: every story of the design system in one page. */
export function galleryConfig({ development, output }) {
  const base = baseConfig(join(root, 'tooling'), { name: 'gallery', version: 'live', development });
  return {
    ...base,
    entry: { gallery: './src/gallery/main.mjs' },
    output: { ...base.output, path: output, filename: '[name].js', chunkFilename: '[name].js', publicPath: '' },
    cache: { ...base.cache, name: `gallery-${base.mode}` },
    plugins: [...base.plugins, new PagePlugin()],
  };
}

/** Folder of static files under /static (fonts). */
export const staticFiles = join(root, 'shell/public');
