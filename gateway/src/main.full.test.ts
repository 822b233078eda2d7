import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
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
