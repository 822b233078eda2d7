import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { Agent, request as askOver } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { root } from '../servers/server-process.mjs';

const compress = promisify(brotliCompress);
const compressibleTypes = /^(text\/|application\/(json|javascript)|image\/svg)/;
const quality = { kept: 11, fresh: 5 };
/** Headers that only a connection of HTTP/1 has. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade'];

/** A certificate for localhost, and the hash of its key, by which Chromium trusts it and caches as for any other. */
export function createCertificate() {
  const folder = join(root, 'var/bench/peers');
  mkdirSync(folder, { recursive: true });
  const [keyFile, certificateFile] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', keyFile, '-out', certificateFile], { stdio: 'ignore' });
  const cert = readFileSync(certificateFile);
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { cert, key: readFileSync(keyFile), keyHash: createHash('sha256').update(key).digest('base64') };
}

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * An HTTP/2 server with TLS before a server on this machine. It compresses with Brotli what the server sends as plain
 * text: files for a year with quality 11, once; everything else with 5. What is compressed passes unchanged.
 * @param certificate see `createCertificate`
 * @returns `{ url, origin, setTarget, stop }`; `setTarget(findUrl)` names the server of a path
 */
export async function startTlsProxy({ cert, key }) {
  let findUrl = () => null;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const keptBodies = new Map();

  async function compressBody(path, headers, body) {
    const isKept = /immutable/.test(headers['cache-control'] ?? '');
    if (isKept && keptBodies.has(path)) return keptBodies.get(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: isKept ? quality.kept : quality.fresh };
    const result = await compress(body, { params });
    if (isKept) keptBodies.set(path, result);
    return result;
  }

  async function answer(request, response) {
    const { ':path': path, ':method': method, ':authority': host, ...headers } = request.headers;
    const plainHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
    const upstream = await new Promise((resolve, reject) => {
      const outgoing = askOver(
        new URL(path, findUrl(path)),
        { method, agent, headers: { ...plainHeaders, host, 'x-forwarded-proto': 'https' } },
        resolve,
      );
      outgoing.on('error', reject);
      request.pipe(outgoing);
    });
    const keptHeaders = Object.entries(upstream.headers).filter(([name]) => !hopHeaders.includes(name));
    const answerHeaders = Object.fromEntries(keptHeaders);
    const isPlain =
      upstream.headers['content-encoding'] === undefined &&
      compressibleTypes.test(upstream.headers['content-type'] ?? '');
    if (!isPlain) {
      response.writeHead(upstream.statusCode, answerHeaders);
      upstream.pipe(response);
      return;
    }
    const body = await compressBody(path, upstream.headers, await readAll(upstream));
    response.writeHead(upstream.statusCode, {
      ...answerHeaders,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  }

  const server = createSecureServer({ cert, key }, (request, response) => {
    answer(request, response).catch(() => response.stream?.close());
  });
  server.on('sessionError', () => undefined);
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${server.address().port}`,
    setTarget: (target) => {
      findUrl = target;
    },
    async stop() {
      sessions.forEach((session) => session.destroy());
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
