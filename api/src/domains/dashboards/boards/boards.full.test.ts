import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { type TestPerson, withCalls } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import { openTwoApis, type TwoApis } from '../../../testing/stages/events/two-apis';
import { anonymise } from '../../identity/privacy/anonymise';

let processes: TwoApis;
/** The same recruiter at each process. */
let reader: TestPerson;
let windows: readonly TestPerson[];

before(async () => {
  processes = await openTwoApis();
  reader = await insertPerson(processes.api, { permissions: ['dashboards.read'] });
  const { apis } = processes;
  windows = Array.from({ length: 8 }, (_, index) => withCalls(apis[index % apis.length] ?? processes.api, reader));
});
after(() => processes.close());

const countRows = async (table: string, column: string): Promise<number> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${reader.id}`.execute(
    processes.api.deps.db,
  );
  return rows.length;
};

describe('two processes at once', () => {
  test('save one board, one goal, one note and one link', async () => {
    const statusesOf = async (url: string, body: (index: number) => object) => {
      const answers = await Promise.all(windows.map((window, index) => window.post(url, body(index))));
      return answers.map(({ statusCode }) => statusCode).toSorted();
    };
    const names = ['getInfoMonth', 'getInfoYear', 'getInfoArea', 'getInfoTitle'];
    const boards = await statusesOf('/api/v2/dashboard-board', (index) => ({
      pinned: names.slice(0, (index % 4) + 1),
      version: 0,
    }));
    // Two windows have the list that is saved; for the second of them it is a repeated call.
    assert.deepEqual(boards, [200, 200, ...Array.from({ length: 6 }, () => 409)]);
    const goal = { dataset: 'getInfoMonth', scope: 'own' };
    await statusesOf('/api/v2/dashboard-goals', (index) => ({ ...goal, value: index + 1 }));
    await statusesOf('/api/v2/dashboard-notes', () => ({ key: 'k', day: '2026-01-01', text: 'Uno', scope: 'own' }));
    await statusesOf('/api/v2/dashboard-shares', () => ({ key: 'k', days: 7, query: {} }));
    assert.equal(await countRows('dashboard_goals', 'owner_id'), 1);
    assert.equal(await countRows('dashboard_notes', 'author_id'), 1);
    assert.equal(await countRows('dashboard_shares', 'author_id'), 1);
  });
});

describe('the removal of a reader', () => {
  test('deletes what only the reader sees; the archive has all of it before', async () => {
    const archive = (await reader.post('/api/downloaduserdata')).json<{ data: Record<string, readonly object[]> }>()
      .data;
    for (const part of ['dashboard_board', 'dashboard_goals', 'dashboard_notes_for_oneself', 'dashboard_links'])
      assert.equal(archive[part]?.length, 1, part);
    const { deps } = processes.api;
    await sql`insert into dashboard_notes (author_id, key, day, text, scope, created_at)
      values (${reader.id}, 'all', '2026-01-01', 'Para todas', 'all', now())`.execute(deps.db);
    await deps.db.transaction().execute((trx) => anonymise(trx, reader.id, new Date(), deps));
    for (const [table, column] of [
      ['dashboard_boards', 'user_id'],
      ['dashboard_goals', 'owner_id'],
      ['dashboard_notes', 'author_id'],
      ['dashboard_shares', 'author_id'],
    ] as const)
      assert.equal(await countRows(table, column), 0, table);
    const { rows } = await sql`select 1 from dashboard_notes where key = 'all' and author_id is null`.execute(deps.db);
    assert.equal(rows.length, 1);
  });
});
