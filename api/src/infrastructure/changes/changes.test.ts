import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import Fastify from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';

import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { isPostgres } from '../../testing/lane';
import { openDatabase } from '../db/open-database';
import type { ChangeListener, DataChange } from './data-change';
import { serveChanges } from './serve-changes';
import { unwatchedTables } from './watch-tables';

let api: TestApi;
let stop: () => void;
const announcements: string[] = [];
before(async () => {
  api = await buildTestApi();
  stop = api.api.watchChanges((change) => announcements.push(`${change?.table}#${change?.ids?.join(',') ?? ''}`));
  await untilWatched();
});
after(async () => {
  stop();
  await api.close();
});

/** A change that every test can wait for; what it does not announce was not announced at all. */
async function untilAnnounced(name: string): Promise<void> {
  for (let tries = 0; tries < 500 && !announcements.includes(name); tries += 1) await sleep(20);
  assert.ok(announcements.includes(name), `${name} is not in ${announcements.join(' ')}`);
}

async function untilWatched(): Promise<void> {
  for (let tries = 0; tries < 500 && !announcements.includes('areas#1'); tries += 1) {
    await sql`update areas set updated_at = now() where id = 1`.execute(api.deps.db);
    await sleep(20);
  }
}

async function announcedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  announcements.length = 0;
  await work();
  await sql`update countries set name = name where id = (select min(id) from countries)`.execute(api.deps.db);
  const { rows } = await sql<{ id: number }>`select min(id) as id from countries`.execute(api.deps.db);
  await untilAnnounced(`countries#${rows[0]?.id}`);
  return announcements.filter((name) => !name.startsWith('countries#'));
}

test('an edit announces its row, and SQL for a whole table the table', async () => {
  const edit = await announcedBy(() => api.post('/api/editcompany?id=3', { name: 'Renamed company' }, 'admin'));
  assert.ok(edit.includes('companies#3'), edit.join(' '));
  const byHand = await announcedBy(() => sql`update jobs set updated_at = now()`.execute(api.deps.db));
  assert.deepEqual(byHand, ['jobs#']);
});

test('another process hears the changes too, and again after its connection broke', { skip: !isPostgres }, async () => {
  const heard: (DataChange | null)[] = [];
  const other = await openDatabase(api.deps.env, pino({ level: 'silent' }));
  const stopOther = other.watchChanges((change) => heard.push(change));
  const change = sql`update companies set updated_at = now() where id = 5`;
  const untilHeard = async (isHeard: (change: DataChange | null) => boolean): Promise<void> => {
    while (!heard.some(isHeard)) {
      await change.execute(api.deps.db);
      await sleep(20);
    }
  };
  try {
    await untilHeard((heardChange) => heardChange?.table === 'companies' && heardChange.ids?.[0] === 5);
    // The best of a few: a busy machine can be late once.
    const delays: number[] = [];
    for (const id of [1, 2, 3]) {
      const start = performance.now();
      await sql`update companies set updated_at = now() where id = ${id}`.execute(api.deps.db);
      while (!heard.some((one) => one?.table === 'companies' && one.ids?.[0] === id)) await sleep(5);
      delays.push(performance.now() - start);
    }
    assert.ok(Math.min(...delays) < 1000, `a change is heard after ${delays.join(', ')} ms`);
    heard.length = 0;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${other.connectionName}`.execute(
      api.deps.db,
    );
    await untilHeard((heardChange) => heardChange === null);
    heard.length = 0;
    await untilHeard((heardChange) => heardChange?.table === 'companies');
  } finally {
    stopOther();
    await other.close();
  }
});

test('gateways in other processes read the changes as lines, with the secret only', async () => {
  let announce: ChangeListener = () => undefined;
  const app = Fastify({ forceCloseConnections: true });
  await app.register(
    serveChanges({
      secret: 'a secret of two processes',
      watchChanges: (onChange) => {
        announce = onChange;
        return () => undefined;
      },
    }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (token: string) => fetch(`${url}/internal/changes`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal((await ask('another')).status, 404);
  const answer = await ask('a secret of two processes');
  announce({ table: 'jobs', ids: [3] });
  announce(null);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.split('\n').length < 4) text += (await reader?.read())?.value ?? '';
  assert.equal(text, '\n{"table":"jobs","ids":[3]}\nnull\n');
  await reader?.cancel();
  await app.close();
});

test('a transaction that is rolled back and a statement without rows announce nothing', async () => {
  const names = await announcedBy(async () => {
    await sql`update companies set updated_at = now() where id = -1`.execute(api.deps.db);
    await api.deps.db
      .transaction()
      .execute(async (trx) => {
        await sql`update companies set updated_at = now()`.execute(trx);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
  });
  assert.deepEqual(names, []);
});

test('reading and signing in announce nothing, and presence only itself', async () => {
  const names = await announcedBy(async () => {
    await api.post('/api/v2/companies/3/presence', { state: 'editing' }, 'admin');
    await api.post('/api/getcoursebyslug', { slug: 'nothing' });
    await api.post('/api/login', { email: 'latina@enlace.test', password: 'enlace-demo-1' });
    await api.get('/api/companies/list?page=1');
  });
  assert.deepEqual(names, ['presence:companies#3']);
});

test('an answer for the gateway names the rows that it shows, others name nothing', async () => {
  const headers = { 'x-enlace-reads': api.api.internalSecret };
  const noteOf = async (url: string, more: Readonly<Record<string, string>> = headers): Promise<string> =>
    String((await api.get(url, null, more)).headers['x-enlace-reads'] ?? '');
  const list = await noteOf('/api/companies/list?page=1');
  assert.match(list, /\bcompanies(?![#\w])/);
  const company = await noteOf('/api/companies/get/3');
  assert.match(company, /\bcompanies#3\b/);
  const chapters = await noteOf('/api/chapters/list?page=1');
  assert.match(chapters, /\bchapters\b/);
  assert.doesNotMatch(chapters, /\bcompanies\b/);
  assert.equal(await noteOf('/api/companies/list?page=1', {}), '');
  assert.equal(await noteOf('/api/companies/list?page=1', { 'x-enlace-reads': 'guess' }), '');
});

test('answers for the gateway that are made at the same time name their own rows, whichever is ready first', async () => {
  const headers = { 'x-enlace-reads': api.api.internalSecret };
  const urls = ['/api/areas/list', '/api/companies/list?page=1', '/api/chapters/list?page=1', '/api/news/list?page=1'];
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(urls.map((url) => api.get(url, null, headers)));
    for (const [index, answer] of answers.entries()) {
      const table = /api\/(\w+)/.exec(urls[index] ?? '')?.[1] ?? '';
      assert.match(String(answer.headers['x-enlace-reads']), new RegExp(`\\b${table}\\b`), table);
    }
  }
});

test('every table announces its changes, or is listed as shown on no page', async () => {
  const { rows } = await sql<{ name: string; count: number }>`
    select t.relname as name, count(g.oid)::int as count from pg_class t
    left join pg_trigger g on g.tgrelid = t.oid and g.tgname like 'announce_%'
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and not t.relispartition
    group by t.relname`.execute(api.deps.db);
  for (const { name, count } of rows) assert.equal(count, unwatchedTables.has(name) ? 0 : 3, name);
});
