import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { isPostgres } from '../../testing/lane';
import { openTemplate } from '../../testing/open-template';
import type { Database } from './open-database';
import { afterCommit, transact } from './transact';

describe('a transaction with work after its commit', () => {
  let database: Database;
  before(async () => {
    database = await openTemplate();
  });
  after(async () => {
    await database.close();
  });

  test('runs it in order after the commit, and not after a rollback', async () => {
    const finishedSteps: number[] = [];
    await transact(database.db, async (trx) => {
      afterCommit(trx, () => finishedSteps.push(1));
      afterCommit(trx, () => finishedSteps.push(2));
      await sql`select 1`.execute(trx);
      assert.deepEqual(finishedSteps, []);
    });
    assert.deepEqual(finishedSteps, [1, 2]);
    const failing = transact(database.db, async (trx) => {
      afterCommit(trx, () => finishedSteps.push(3));
      await sql`select 1`.execute(trx);
      throw new Error('no');
    });
    await assert.rejects(failing);
    assert.deepEqual(finishedSteps, [1, 2]);
  });

  test('succeeds even if that work fails', async () => {
    const warning = new Promise<Error>((resolve) => process.once('warning', resolve));
    const finishedSteps: string[] = [];
    const answer = await transact(database.db, async (trx) => {
      afterCommit(trx, () => {
        throw new Error('the signal failed');
      });
      afterCommit(trx, () => finishedSteps.push('next'));
      await sql`select 1`.execute(trx);
      return 'saved';
    });
    assert.deepEqual([answer, finishedSteps], ['saved', ['next']]);
    assert.equal((await warning).message, 'the signal failed');
  });

  test(
    'runs again when two transactions waited for each other',
    { skip: isPostgres ? false : 'the embedded database runs one transaction at a time' },
    async () => {
      const { db } = database;
      await sql`create table pairs (id integer primary key, count integer not null)`.execute(db);
      await sql`insert into pairs values (1, 0), (2, 0)`.execute(db);
      const raise = (trx: typeof db, id: number) =>
        sql`update pairs set count = count + 1 where id = ${id}`.execute(trx);
      let resolve: () => void = () => undefined;
      const bothHoldOne = new Promise<void>((resolveGate) => (resolve = resolveGate));
      let holders = 0;
      let attempts = 0;
      const inOrder = (first: number, second: number) =>
        transact(db, async (trx) => {
          attempts += 1;
          await raise(trx, first);
          holders += 1;
          if (holders === 2) resolve();
          await bothHoldOne;
          await raise(trx, second);
        });
      await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
      const { rows } = await sql<{ count: number }>`select count from pairs`.execute(db);
      assert.deepEqual(
        rows.map(({ count }) => count),
        [2, 2],
      );
      // At least one ran again; on a busy machine both can meet a second time.
      assert.ok(attempts > 2, String(attempts));
    },
  );
});
