import { errorBodySchema } from '@enlace/shared-contract/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';

import { handleErrors } from '../errors/error-handler';
import { readBodies } from './bodies';
import { endSlowBodies } from './slow-bodies';
import { UploadedFile } from './uploaded-file';

const windowMs = 1500;
const leastBytes = 2000;
const restMs = 300;
const boundary = 'slow';
const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
const fileEnd = `\r\n--${boundary}--\r\n`;

describe('a body that arrives slowly', () => {
  let app: FastifyInstance;
  let port: number;

  before(async () => {
    app = Fastify({ forceCloseConnections: true });
    handleErrors(app);
    endSlowBodies(app, { windowMs, leastBytes, restMs });
    app.decorateRequest('viewer', null);
    await readBodies(app);
    app.post('/text', async () => ({ isRead: true }));
    for (const status of [401, 403, 404, 413, 429, 503])
      app.post(`/refused/${status}`, {
        onRequest: async (_request, reply) => reply.code(status).send({ status }),
        handler: async () => ({}),
      });
    app.post('/file', { config: { body: 'multipart' } }, async (request) => {
      const file: unknown = Reflect.get(Object(request.body), 'file');
      return { size: file instanceof UploadedFile ? file.size : null };
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  after(() => app.close());

  const open = (path: string, type: string, length: number): Socket => {
    const head = [`POST ${path} HTTP/1.1`, 'Host: enlace', `Content-Type: ${type}`, `Content-Length: ${length}`];
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).write(`${head.join('\r\n')}\r\n\r\n`);
    return socket;
  };
  /** Everything that the server answers until it closes the connection. */
  const readAll = (socket: Socket): Promise<string> =>
    new Promise((resolve) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      socket.on('close', () => resolve(text));
    });
  /** Sends a piece every few milliseconds until the connection ends. */
  const drip = (socket: Socket, piece: string, everyMs: number): void => {
    const timer = setInterval(() => socket.write(piece), everyMs);
    socket.on('close', () => clearInterval(timer));
  };
  const assertTooSlow = (answer: string): void => {
    assert.match(answer, /^HTTP\/1\.1 408 /);
    assert.match(answer, /^connection: close\r$/im);
    const [, body = ''] = answer.split('\r\n\r\n');
    assert.equal(errorBodySchema.parse(JSON.parse(body)).code, 'BAD_REQUEST');
  };

  test('ends with 408 in the error format, and with its connection', async () => {
    const silent = open('/text', 'application/json', 1000);
    const dripping = open('/text', 'application/json', 1000);
    drip(dripping, ' ', 50);
    const [silentAnswer, drippingAnswer] = await Promise.all([readAll(silent), readAll(dripping)]);
    assertTooSlow(silentAnswer);
    assertTooSlow(drippingAnswer);
  });

  test('ends with its connection soon after a refusal, whatever the reason', async () => {
    const paths = [401, 403, 404, 413, 429, 503].map((status) => `/refused/${status}`);
    const requests = [...paths, '/%zz', '/text'].map(async (path) => {
      const socket = open(path, path === '/text' ? 'image/x-unknown' : 'application/json', 1000);
      const start = performance.now();
      drip(socket, ' ', 20);
      const answer = await readAll(socket);
      return { path, answer, ms: performance.now() - start };
    });
    for (const { path, answer, ms } of await Promise.all(requests)) {
      assert.match(answer, /^HTTP\/1\.1 [45]\d\d /, path);
      assert.ok(ms >= restMs && ms < windowMs, `${path} after ${ms} ms`);
    }
  });

  test('keeps its connection after a refusal when the body arrives', async () => {
    const socket = open('/refused/401', 'application/json', 10);
    const answers = readAll(socket);
    socket.write('0123456789');
    await new Promise((resolve) => setTimeout(resolve, 2 * restMs));
    socket.write('POST /text HTTP/1.1\r\nHost: enlace\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    assert.match(await answers, /^HTTP\/1\.1 401 [^]*HTTP\/1\.1 200 /);
  });

  test('ends in the middle of a file', async () => {
    const socket = open('/file', `multipart/form-data; boundary=${boundary}`, 100_000);
    socket.write(fileHead);
    drip(socket, 'a', 50);
    assertTooSlow(await readAll(socket));
  });

  test('is accepted when a large file makes progress for longer than one window', async () => {
    const piece = 'a'.repeat(4 * leastBytes);
    const count = 10;
    const length = fileHead.length + piece.length * count + fileEnd.length;
    const socket = open('/file', `multipart/form-data; boundary=${boundary}`, length);
    const answer = new Promise<string>((resolve) => socket.setEncoding('utf8').once('data', resolve));
    socket.write(fileHead);
    const start = performance.now();
    for (let index = 0; index < count; index += 1) {
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, windowMs / 4));
    }
    assert.ok(performance.now() - start > windowMs);
    socket.write(fileEnd);
    assert.match(await answer, new RegExp(`"size":${piece.length * count}`));
    socket.destroy();
  });
});
