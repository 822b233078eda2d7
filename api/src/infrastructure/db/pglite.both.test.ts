import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';

import { isPostgres } from '../../testing/lane';
import { copyTemplate } from '../../testing/template';
import { openDatabase, type Database } from './open-database';

const logger = pino({ level: 'silent' });
const open = (folder: string | null, statementTimeoutMs = 5000): Promise<Database> =>
  openDatabase({ database: { kind: 'pglite', folder, freeSpaceFloor: 0 }, statementTimeoutMs }, logger);
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('the embedded database', { skip: isPostgres }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-pglite-'));
  let database: Database;
  before(async () => {
    await copyTemplate(folder);
    database = await open(folder, 2500);
    await sql`create table notes (id bigint generated always as identity primary key, text text)`.execute(database.db);
  });
  after(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('reads numbers, days and times with the same types as the driver of PostgreSQL', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big, count(*) as count, array[1,2]::int8[] as list,
      '2024-02-29'::date as day, 1.50::numeric as amount, '{"a":[1]}'::jsonb as json, null::int8 as nothing
      from notes`.execute(database.db);
    assert.deepEqual(rows[0], {
      big: 9007199254740991,
      count: 0,
      list: [1, 2],
      day: '2024-02-29',
      amount: '1.50',
      json: { a: [1] },
      nothing: null,
    });
  });

  test('frees memory between two transactions and keeps what is stored', async () => {
    const { db } = database;
    await sql`insert into notes (text) values ('before')`.execute(db);
    const [, , rows] = await Promise.all([
      db.transaction().execute(async (trx) => {
        await sql`insert into notes (text) values ('during')`.execute(trx);
        await sql`update notes set text = text || '!'`.execute(trx);
      }),
      database.freeMemory(),
      sql<{ text: string }>`select text from notes order by id`.execute(db),
    ]);
    assert.deepEqual(
      rows.rows.map(({ text }) => text),
      ['before!', 'during!'],
    );
    await sql`delete from notes`.execute(db);
  });

  test('refuses a second process, with one sentence', async () => {
    await assert.rejects(open(folder), (error: Error) => {
      assert.match(error.message, /^The data folder .* is in use by another process: .*DATA_DIR=/);
      return !error.message.includes('\n');
    });
  });

  test('ends a use of the pool inside a transaction with an error instead of waiting forever', async () => {
    const code = await codeOf(
      database.db.transaction().execute(async (trx) => {
        await sql`insert into notes (text) values ('half')`.execute(trx);
        await sql`select 1`.execute(database.db);
      }),
    );
    assert.equal(code, '55P03');
    const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(database.db);
    assert.equal(rows[0]?.count, 0);
  });
});
