import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addLongTable, makeLongFile } from '../../../testing/stages/site/long-file-stage';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

describe('a long file', () => {
  const count = 100_000;
  before(() => addLongTable(api, count));

  test('has each row once, with constant memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    /** Bytes that are in use: without what a collection would free. */
    const heap = (): number => {
      if (typeof collect === 'function') collect();
      return process.memoryUsage().heapUsed + process.memoryUsage().external;
    };
    let peak = 0;
    let bytes = 0;
    let lines = 0;
    let last = '';
    let chunkCount = 0;
    const start = heap();
    for await (const chunk of makeLongFile(api)) {
      const text = String(chunk);
      bytes += text.length;
      lines += text.split('\r\n').length - 1;
      last = text.slice(-120);
      chunkCount += 1;
      // Seldom, because a collection of the whole heap takes long.
      if (chunkCount % 40 === 0) peak = Math.max(peak, heap());
    }
    assert.equal(lines, count + 1);
    assert.ok(last.includes(`\r\n${count},Nombre número ${count} `));
    assert.ok(bytes > 7_000_000);
    assert.ok(peak > 0);
    // All rows together would need more than 60 MB.
    assert.ok(peak - start < 30 * 1024 * 1024, `heap grew by ${Math.round((peak - start) / 1024 / 1024)} MB`);
  });
});
