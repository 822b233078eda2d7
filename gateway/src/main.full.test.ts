import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { folderOf, startMain } from './testing/start-main';

describe('the process', () => {
  test('says in one sentence, and soon, that the data folder cannot be used', async (t) => {
    for (const folder of ['/etc/hostname/x', '/proc/nope/data', '/etc/hostname']) {
      const main = startMain(t, { API_URL: 'http://127.0.0.1:9', PORT: '0', DATA_DIR: folder });
      assert.equal(await main.ended, 1);
      assert.match(
        main.output(),
        new RegExp(`^The data folder ${folder} cannot be used \\(.+\\): set DATA_DIR to .+\\.\n$`),
      );
    }
  });

  test('does not start with another folder of releases than the other gateways of its API', async (t) => {
    const api = createServer((request, response) => {
      request.resume();
      response.writeHead(request.url === '/internal/registry-store' ? 409 : 404).end();
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    t.after(() => api.close());
    const address = api.address();
    const main = startMain(t, {
      API_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      INTERNAL_SECRET: 'a secret of two processes, in tests only',
      PORT: '0',
      DATA_DIR: await folderOf(t),
    });
    assert.equal(await main.ended, 1);
    assert.match(main.output(), /^The folder \S+\/registry cannot be used with this API, .+DATA_DIR.+\.\n$/);
  });

  test('ends after the check of its settings when only they are asked for', async (t) => {
    const folder = join(await folderOf(t), 'data');
    const main = startMain(t, { API_URL: 'http://127.0.0.1:9', DATA_DIR: folder }, ['--settings-only']);
    assert.equal(await main.ended, 0, main.output());
    assert.equal(existsSync(folder), false);
    const refusedStart = startMain(t, { NODE_ENV: 'production', SMTP_URL: 'mail' }, ['--settings-only']);
    assert.equal(await refusedStart.ended, 1);
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'SESSION_SECRET'])
      assert.match(refusedStart.output(), new RegExp(`^ {2}${name}: `, 'm'));
  });
});
