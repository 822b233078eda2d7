import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { csvLine, csvStream } from './csv';
import { keysetBatches } from './keyset';

describe('a line of CSV', () => {
  test('is guarded against formulas, and quoted where it must be', () => {
    for (const [cell, written] of [
      ['=1+1', "'=1+1"],
      ['+57 300', "'+57 300"],
      ['-2', "'-2"],
      ['@sum', "'@sum"],
      ['\tx', "'\tx"],
      ['\rx', '"\'\rx"'],
      ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
      ['a,b', '"a,b"'],
      ['a\nb', '"a\nb"'],
      [' a', '" a"'],
      ['Ñuñoa "centro"', '"Ñuñoa ""centro"""'],
      ['a=b', 'a=b'],
      ['', ''],
      [null, ''],
      [-2, '-2'],
      [true, 'true'],
      [new Date(0), '1970-01-01T00:00:00.000Z'],
    ] as const)
      assert.equal(csvLine([cell, 1]), `${written},1\r\n`);
  });
});

describe('a long file', () => {
  let api: TestApi;
  const count = 100_000;
  before(async () => {
    api = await buildTestApi();
    await sql`create table generated (id bigint primary key, name text not null)`.execute(api.deps.db);
    await sql`insert into generated select n, 'Nombre número ' || n || repeat(' y más', 10)
      from generate_series(1, ${count}::int) n`.execute(api.deps.db);
  });
  after(() => api.close());

  const file = (onRead?: () => void, onEnd?: (rows: number, isComplete: boolean) => Promise<void>) => {
    async function* batches() {
      const read = keysetBatches<{ id: number; name: string }>(async (behind, size) => {
        onRead?.();
        const { rows } = await sql<{ id: number; name: string }>`select id, name from generated
          where id > ${behind} order by id limit ${size}`.execute(api.deps.db);
        return rows;
      });
      for await (const rows of read) yield rows.map(({ id, name }) => [id, name]);
    }
    return csvStream({ columns: ['id', 'name'], batches: batches(), ...(onEnd === undefined ? {} : { onEnd }) });
  };

  test('has every row once, in flat memory', async () => {
    const heap = (): number => process.memoryUsage().heapUsed + process.memoryUsage().external;
    let peak = 0;
    let bytes = 0;
    let lines = 0;
    let last = '';
    const start = heap();
    for await (const chunk of file()) {
      const text = String(chunk);
      bytes += text.length;
      lines += text.split('\r\n').length - 1;
      last = text.slice(-120);
      peak = Math.max(peak, heap());
    }
    assert.equal(lines, count + 1);
    assert.ok(last.includes(`\r\n${count},Nombre número ${count} `));
    assert.ok(bytes > 7_000_000);
    // All rows at once would be more than 60 MB.
    assert.ok(peak - start < 48 * 1024 * 1024, `heap grew by ${Math.round((peak - start) / 1024 / 1024)} MB`);
  });

  test('is read no further than its reader has got', async () => {
    let reads = 0;
    const stream = file(() => (reads += 1));
    stream.once('readable', () => undefined);
    await sleep(100);
    assert.ok(reads <= 3, `${reads} batches for a reader that takes nothing`);
    stream.destroy();
  });

  test('ends with its reader: nothing more is read, the rows handed out are told', async () => {
    let reads = 0;
    const ends: (readonly [number, boolean])[] = [];
    const stream = file(
      () => (reads += 1),
      async (rows, isComplete) => void ends.push([rows, isComplete]),
    );
    for await (const _chunk of stream) if (reads >= 3) break;
    await sleep(20);
    const seen = reads;
    await sleep(50);
    assert.equal(reads, seen);
    assert.equal(ends.length, 1);
    assert.ok((ends[0]?.[0] ?? 0) >= 2000 && ends[0]?.[1] === false);
    await sql`select 1`.execute(api.deps.db);
  });
});
