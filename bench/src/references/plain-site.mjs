import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { buildPlainReact } from './build-plain-react.mjs';

const compress = promisify(brotliCompress);
const scriptPath = '/plain-react.js';

/** The same document with one script in the place of ours: React takes the markup over. Exported for its test. */
export function replaceScripts(html) {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace('</body>', `<script src="${scriptPath}"></script></body>`);
}

/**
 * Serves the pages of a gateway without our scripts: the same markup, styles, typefaces and pictures, taken over by React
 * alone. Documents and the script are compressed once, everything else is passed on.
 * @returns `{ url, stop }`
 */
export async function startPlainSite(gatewayUrl) {
  const react = await buildPlainReact();
  const script = `${react};plainReact.hydrate(document.getElementById('root'));`;
  const bodies = new Map([[scriptPath, { type: 'text/javascript', body: await compress(script) }]]);

  async function fetchBody(path) {
    const answer = await fetch(`${gatewayUrl}${path}`);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith('text/html');
    if (isPage && !bytes.includes('id="enlace-state"')) throw new Error(`${path} did not come rendered`);
    return { type, body: await compress(isPage ? replaceScripts(bytes.toString()) : bytes) };
  }

  const server = createServer((request, response) => {
    const send = ({ type, body }) => {
      bodies.set(request.url, { type, body });
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length });
      response.end(body);
    };
    Promise.resolve(bodies.get(request.url) ?? fetchBody(request.url)).then(send, () => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => void (server.close(resolve), server.closeAllConnections())),
  };
}
