const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  html: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
};

const dense = new Set(['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'woff', 'woff2']);

/** Content type by file extension. HTML in a build is data, never a page of the product. */
export function contentTypeOf(path: string): string {
  return types[extensionOf(path)] ?? 'application/octet-stream';
}

/** Whether compression makes this kind of file smaller. */
export function isCompressible(path: string): boolean {
  const extension = extensionOf(path);
  return Object.hasOwn(types, extension) && !dense.has(extension);
}

/** Whether a path looks like a file of a build. A missing file must not be answered with a page. */
export function looksLikeFile(pathname: string): boolean {
  return Object.hasOwn(types, extensionOf(pathname));
}

function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}
