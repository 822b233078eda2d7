import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';

import { fakePage } from '../testing/fake-build';
import { folderOf, startMain } from '../testing/start-main';
import { startTestGateway } from '../testing/test-gateway';

const secret = 'a secret of two processes, in tests only';
const limitMs = 10_000;
const callers = 30;

const serverPart = `
exports.default = {
  async render({ sendRequest }) {
    const { status, body } = await sendRequest({ method: 'GET', url: '/api/count' });
    if (status >= 500) throw new Error('the API answered ' + status);
    return { html: '<p>' + body.data + '</p>', styles: '', state: { slices: {}, queries: [] } };
  },
};`;

/** An API whose data change ten times a second, with answers that take some time. */
async function startApi(t: TestContext): Promise<number> {
  let count = 0;
  const api = createServer((request, response) => {
    if (request.url === '/internal/changes') {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      const timer = setInterval(() => response.write('{"table":"counts","ids":null}\n'), 100);
      response.once('close', () => clearInterval(timer));
      return;
    }
    const answer = JSON.stringify({ data: request.url === '/api/count' ? (count += 1) : null });
    setTimeout(() => response.writeHead(200, { 'x-enlace-reads': 'counts' }).end(answer), 50);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  t.after(() => api.closeAllConnections());
  t.after(() => api.close());
  const address = api.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A data folder with a shell and a release whose pages are rendered. */
async function prepareFolder(t: TestContext): Promise<string> {
  const folder = await folderOf(t);
  const pages = [fakePage('home', '/'), fakePage('events', '/events', { search: ['round'] })];
  const { app } = await startTestGateway(t, {
    folder,
    remotes: [
      {
        id: 'mf-public',
        version: '1.0.0',
        pages,
        files: { 'server/page.cjs': serverPart },
        spoil: (build) => {
          build['server'] = 'server/page.cjs';
        },
      },
    ],
  });
  await app.close();
  return folder;
}

test('a stop under load ends in time, with 0, and refuses with Retry-After', async (t) => {
  const [folder, apiPort] = await Promise.all([prepareFolder(t), startApi(t)]);
  const main = startMain(t, {
    API_URL: `http://127.0.0.1:${apiPort}`,
    INTERNAL_SECRET: secret,
    PORT: '0',
    DATA_DIR: folder,
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    PAGE_CACHE_SECONDS: '1',
  });
  const [, origin = ''] = await main.until(/listening at (http:\/\/127\.0\.0\.1:\d+)/i);
  const { port, hostname } = new URL(origin);
  let isOver = false;
  let signalAt = Number.POSITIVE_INFINITY;
  const badAnswers: string[] = [];
  const counts = { before: 0, refused: 0 };
  const call = async (caller: number, round: number): Promise<void> => {
    const path = ['/events', `/events?round=${caller}-${round}`, '/api/count', '/es/events'][round % 4];
    const answer = await fetch(`${origin}${path}`).catch(() => null);
    if (answer === null) return;
    await answer.text().catch(() => '');
    if (answer.status === 200 && signalAt > Date.now()) counts.before += 1;
    if (answer.status !== 503 || signalAt > Date.now()) return;
    const retry = Number(answer.headers.get('retry-after'));
    // The full queue of the renderer refuses with a longer time, also between the signal and the stop.
    if (retry > 2) return;
    counts.refused += 1;
    if (!(retry > 0) || answer.headers.get('connection') !== 'close') badAnswers.push(`${path} ${retry}`);
  };
  const load = Array.from({ length: callers }, async (_, caller) => {
    for (let round = 0; !isOver; round += 1) {
      await call(caller, round);
      // A refused connection fails at once.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  // Browsers open connections ahead, and keep them after an answer.
  const idleSockets = [
    '',
    'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /api/count HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na',
  ].map((text) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).write(text);
    t.after(() => socket.destroy());
    return socket;
  });
  while (counts.before < 200) await new Promise((resolve) => setTimeout(resolve, 20));
  signalAt = Date.now();
  main.child.kill('SIGTERM');
  const code = await main.ended;
  const spentMs = Date.now() - signalAt;
  isOver = true;
  await Promise.all(load);
  assert.equal(idleSockets.length, 3);
  assert.equal(code, 0, main.output());
  assert.ok(spentMs < limitMs, `${spentMs} ms`);
  assert.ok(counts.refused > 0);
  assert.deepEqual(badAnswers, []);
});
