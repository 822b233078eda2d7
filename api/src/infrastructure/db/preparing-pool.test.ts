import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { Pool } from 'pg';
import { pino } from 'pino';

import { laneUrl } from '../../testing/lane';
import { PreparingPool } from './preparing-pool';
import { nameOfRepeated, noteRepeated } from './repeated-statements';

const repeat = (text: string): string => {
  for (let uses = 0; uses < 3; uses += 1) noteRepeated(text);
  return text;
};

test('a statement gets a name with its third use, which other statements never have', () => {
  for (const uses of [1, 2]) {
    noteRepeated('select 1 as one');
    assert.equal(nameOfRepeated('select 1 as one'), null, `${uses}`);
  }
  noteRepeated('select 1 as one');
  assert.notEqual(nameOfRepeated('select 1 as one'), null);
  repeat('select 2 as two');
  assert.notEqual(nameOfRepeated('select 1 as one'), nameOfRepeated('select 2 as two'));
  assert.equal(nameOfRepeated('select 3 as three'), null);
});

describe('a connection', { skip: laneUrl === null }, () => {
  const name = 'preparing_pool_test';
  let plainPool: Pool;
  let pool: PreparingPool;
  const run = async (text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> => {
    const client = await pool.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      client.release();
    }
  };
  const countPrepared = async (): Promise<number> =>
    Number((await plainPool.query('select count(*) as count from pg_prepared_statements')).rows[0].count);
  before(async () => {
    const url = new URL(laneUrl ?? '');
    plainPool = new Pool({ connectionString: url.href, max: 1 });
    await plainPool.query(`drop table if exists ${name}`);
    await plainPool.query(`create table ${name} (id integer)`);
    await plainPool.query(`insert into ${name} values (1)`);
  });
  beforeEach(async () => {
    await plainPool.query('deallocate all');
    pool = new PreparingPool(plainPool, pino({ level: 'silent' }));
  });
  after(async () => {
    await plainPool.query(`drop table ${name}`);
    await plainPool.end();
  });

  test('prepares repeated statements only, and the least used of many are forgotten', async () => {
    await run('select 100 as not_repeated');
    assert.equal(await countPrepared(), 0);
    for (let number = 0; number < 40; number += 1) {
      const text = repeat(`select ${number}::int + $1::int as sum`);
      for (let uses = 0; uses < 2; uses += 1) assert.deepEqual(await run(text, [2]), [{ sum: number + 2 }]);
    }
    assert.equal(await countPrepared(), 30);
    assert.deepEqual(await run('select 0::int + $1::int as sum', [3]), [{ sum: 3 }]);
  });

  test('answers when a migration has changed the columns of a prepared statement', async () => {
    const text = repeat(`select id from ${name} where id <> $1`);
    assert.deepEqual(await run(text, [0]), [{ id: 1 }]);
    await plainPool.query(`alter table ${name} alter column id type text`);
    for (let uses = 0; uses < 2; uses += 1) assert.deepEqual(await run(text, [0]), [{ id: '1' }]);
    await plainPool.query(`alter table ${name} alter column id type integer using id::integer`);
  });

  test('answers behind a pooler that loses prepared statements, and prepares no more', async () => {
    const text = repeat('select $1::int + 1000 as lost');
    assert.deepEqual(await run(text, [1]), [{ lost: 1001 }]);
    await plainPool.query('deallocate all');
    assert.deepEqual(await run(text, [2]), [{ lost: 1002 }]);
    assert.deepEqual(await run(repeat('select $1::int + 2000 as lost'), [2]), [{ lost: 2002 }]);
    assert.equal(await countPrepared(), 0);
  });

  test('reports other errors of a prepared statement as they are', async () => {
    await assert.rejects(run(repeat('select 1 / $1::int as quotient'), [0]), /division by zero/);
  });
});
