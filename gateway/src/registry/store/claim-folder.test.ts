import { cp } from 'node:fs/promises';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';

import { createRemoteApi } from '../../api-mount/remote-api';
import { folderOf } from '../../testing/start-main';
import { claimFolder } from './claim-folder';

const secret = 'a secret of two processes, in tests only';

/** An API that knows the folder of its gateways. */
async function startApi(t: TestContext) {
  let knownId: string | null = null;
  let isDown = false;
  const api = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      if (isDown || request.headers.authorization !== `Bearer ${secret}`) return response.writeHead(503).end();
      const { id, adopts } = JSON.parse(text);
      if (adopts === true) knownId = id;
      knownId ??= id;
      return response.writeHead(knownId === id ? 204 : 409).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  t.after(() => api.closeAllConnections());
  t.after(() => api.close());
  const address = api.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { claimRegistryStore } = createRemoteApi(url, { secret });
  const start = (folder: string, adopts = false, onRefusal: (error: Error) => void = () => undefined) =>
    claimFolder({
      folder,
      adopts,
      onRefusal,
      retryMs: 10,
      log: { warn: () => undefined },
      claim: claimRegistryStore ?? (() => assert.fail('the call is missing')),
    });
  return { start, setDown: (state: boolean) => void (isDown = state) };
}

describe('gateways of one API', () => {
  const refusal = /cannot be used with this API.*DATA_DIR.*ADOPT_DATA_DIR=true/;

  test('share one folder of releases, which can move, and are refused with another one', async (t) => {
    const { start } = await startApi(t);
    const folder = await folderOf(t);
    const first = join(folder, 'first');
    const second = join(folder, 'second');
    const movedFolder = join(folder, 'moved');
    await Promise.all([start(first), start(first)]);
    await assert.rejects(start(second), refusal);
    await cp(first, movedFolder, { recursive: true });
    await start(movedFolder);
    await start(second, true);
    await assert.rejects(start(first), refusal);
  });

  test('serve pages while the API is away, and end when it refuses their folder later', async (t) => {
    const { start, setDown } = await startApi(t);
    const folder = await folderOf(t);
    await start(join(folder, 'first'));
    setDown(true);
    let noteRefusal: (error: Error) => void = () => undefined;
    const laterRefusal = new Promise<Error>((resolve) => (noteRefusal = resolve));
    await start(join(folder, 'second'), false, noteRefusal);
    setDown(false);
    assert.match((await laterRefusal).message, refusal);
  });
});
