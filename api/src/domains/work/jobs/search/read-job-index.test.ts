import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../../testing/build-test-api';
import { isPostgres } from '../../../../testing/lane';
import { shareTestApi } from '../../../../testing/shared-api';
import { readJobIndex } from './read-job-index';

describe('the index of jobs', () => {
  let api: TestApi;
  let ids: number[];
  before(async () => {
    api = await shareTestApi();
    const { rows } = await sql<{ id: number }>`select id from jobs where deleted_at is null and published_at < now()
      order by id limit 2`.execute(api.deps.db);
    ids = rows.map(({ id }) => id);
  });

  const setWorkplace = (db: TestApi['deps']['db'], id: number | undefined, workplace: string) =>
    sql`update jobs set workplace = ${workplace} where id = ${id}`.execute(db);
  const workplaces = async () => {
    const { jobs } = await readJobIndex(api.deps.reads);
    return ids.map((id) => jobs.get(id)?.workplace);
  };

  // The embedded database has one connection, so transactions follow each other.
  test('contains a transaction that ends after a later one was read', { skip: !isPostgres }, async () => {
    const [early, late] = ids;
    const { rows } = await sql<{ id: number; workplace: string }>`select id, workplace from jobs
      where id in (${sql.join(ids)})`.execute(api.deps.db);
    await setWorkplace(api.deps.db, early, 'on_site');
    await setWorkplace(api.deps.db, late, 'on_site');
    assert.deepEqual(await workplaces(), ['on_site', 'on_site']);
    let commit = () => {};
    const end = new Promise<void>((resolve) => (commit = resolve));
    let isWritten = () => {};
    const firstWrite = new Promise<void>((resolve) => (isWritten = resolve));
    const slowWrite = api.deps.db.transaction().execute(async (trx) => {
      await setWorkplace(trx, early, 'hybrid');
      isWritten();
      await end;
    });
    await firstWrite;
    await setWorkplace(api.deps.db, late, 'remote');
    assert.deepEqual(await workplaces(), ['on_site', 'remote']);
    commit();
    await slowWrite;
    assert.deepEqual(await workplaces(), ['hybrid', 'remote']);
    for (const { id, workplace } of rows) await setWorkplace(api.deps.db, id, workplace);
  });

  test('is the same for calls that come at the same time', async () => {
    const [id] = ids;
    const before = (await workplaces())[0] ?? 'on_site';
    await setWorkplace(api.deps.db, id, 'remote');
    const answers = await Promise.all(Array.from({ length: 10 }, workplaces));
    assert.ok(answers.every(([workplace]) => workplace === 'remote'));
    await setWorkplace(api.deps.db, id, before);
  });
});
