import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { describe, test, type TestContext } from 'node:test';

import { folderOf, startMain } from './testing/start-main';

async function listen(t: TestContext, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

describe('the process', () => {
  test('names every wrong variable at once and ends with 1', async (t) => {
    const main = startMain(t, { API_URL: 'nonsense', PORT: 'many', LOG_LEVEL: 'loud' });
    assert.equal(await main.ended, 1);
    assert.match(main.output(), /these variables are wrong:\n( {2}\w+: .+\n){3}$/);
    for (const name of ['API_URL', 'PORT', 'LOG_LEVEL']) assert.match(main.output(), new RegExp(`^ {2}${name}: `, 'm'));
  });

  test('says in one sentence what to do about a taken port', async (t) => {
    const port = await listen(t, createServer());
    const main = startMain(t, { API_URL: 'http://127.0.0.1:9', PORT: String(port), DATA_DIR: await folderOf(t) });
    assert.equal(await main.ended, 1);
    assert.match(main.output(), new RegExp(`Port ${port} is taken: stop the program .*PORT=${port + 1}\\.`));
    assert.doesNotMatch(main.output(), /at .*\.ts:\d+/);
  });

  test('answers what is under way before it ends, and takes nothing new', async (t) => {
    let release = (): void => undefined;
    let announceArrival = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (announceArrival = resolve));
    const api = createServer((request, response) => {
      if (!request.url?.startsWith('/api/slow')) return response.writeHead(200).end('{"data":null}');
      release = () => response.writeHead(200).end('{"data":"late but whole"}');
      return announceArrival();
    });
    const apiPort = await listen(t, api);
    const main = startMain(t, { API_URL: `http://127.0.0.1:${apiPort}`, PORT: '0', DATA_DIR: await folderOf(t) });
    const [, origin = ''] = await main.until(/listening at (http:\/\/127\.0\.0\.1:\d+)/i);
    assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    const slow = fetch(`${origin}/api/slow`);
    await isAsked;
    main.child.kill('SIGTERM');
    await main.until(/answering what is under way/);
    await assert.rejects(fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(refuseUnavailable));
    release();
    assert.deepEqual(await (await slow).json(), { data: 'late but whole' });
    assert.equal(await main.ended, 0, main.output());
  });
});

/** During the stop, an open connection can receive a 503 instead of a refusal. */
function refuseUnavailable(answer: Response): void {
  if (answer.status === 503) throw new Error('stopping');
}
