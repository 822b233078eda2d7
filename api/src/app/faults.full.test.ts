import { errorBodySchema } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { isPostgres } from '../testing/lane';
import { createPostgres, findPostgres, type PostgresServer } from '../testing/postgres-server';

function assertUnavailable(answer: LightMyRequestResponse): void {
  assert.equal(answer.statusCode, 503, answer.body);
  assert.ok(Number(answer.headers['retry-after']) > 0);
  assert.equal(errorBodySchema.parse(answer.json()).code, 'UNAVAILABLE');
}

const isPossible = isPostgres && (findPostgres() !== null || Boolean(process.env['CI']));
if (isPostgres && !isPossible)
  process.stderr.write('\nNO POSTGRESQL TO STOP AND START: ITS FAULTS WERE NOT TESTED\n\n');

describe('PostgreSQL that fails', { skip: !isPossible }, () => {
  let server: PostgresServer;
  let api: TestApi;
  let token: string;
  before(async () => {
    server = await createPostgres();
    const database = { kind: 'postgres', url: server.url, readUrl: null, poolSize: 3 } as const;
    api = await buildTestApi({ database, env: { statementTimeoutMs: 1500 } });
    token = await api.token('admin');
  });
  after(async () => {
    await api.close();
    await server.remove();
  });

  const calls = () => [
    api.get('/api/areas/list'),
    api.get('/api/events/list?when=upcoming&page=1'),
    api.get('/back/api/actor', 'admin'),
    api.get('/api/users/list?page=1', 'admin'),
    api.post('/api/addtag', { name: 'while down' }, 'admin'),
    api.post('/api/login', { email: 'admin@enlace.test', password: 'enlace-demo-1' }),
    api.get('/api/auth/session'),
  ];

  test('answers 503 with Retry-After and never 401 while it is down, and recovers by itself', async () => {
    await server.crash();
    const answers = await Promise.all(calls());
    for (const answer of answers.slice(0, 6)) assertUnavailable(answer);
    assert.ok(answers.every(({ statusCode }) => statusCode !== 401 && statusCode !== 500));
    await assert.rejects(api.api.resolveViewer({ authorization: `Bearer ${token}` }), { code: 'UNAVAILABLE' });
    await assert.rejects(api.api.ready());
    await server.start();
    const start = performance.now();
    let status = 0;
    for (let tries = 0; tries < 100 && status !== 200; tries += 1) {
      status = (await api.get('/api/areas/list')).statusCode;
      if (status !== 200) await sleep(20);
    }
    assert.equal(status, 200);
    assert.ok(performance.now() - start < 2000);
    assert.equal((await api.get('/back/api/actor', 'admin')).statusCode, 200);
    const again = await Promise.all(calls());
    assert.ok(
      again.every(({ statusCode }) => statusCode < 300),
      again.map(({ body }) => body.slice(0, 80)).join(),
    );
  });

  test('answers 503 in time when every connection is in use, then recovers', async () => {
    const holders = Array.from({ length: 3 }, () => sql`select pg_sleep(1.2)`.execute(api.deps.db));
    await sleep(50);
    const many = await Promise.all(Array.from({ length: 8 }, () => api.get('/api/tags/list')));
    for (const answer of many) if (answer.statusCode !== 200) assertUnavailable(answer);
    await Promise.all(holders);
    assert.equal((await api.get('/api/tags/list')).statusCode, 200);
  });

  test('answers 503 within the time limit when a lock lasts too long', async () => {
    let release = (): void => undefined;
    const lock = new Promise<void>((resolve) => (release = resolve));
    let holder: Promise<void> = Promise.resolve();
    await new Promise<void>((isLocked) => {
      holder = api.deps.db.transaction().execute(async (trx) => {
        await sql`lock table areas in access exclusive mode`.execute(trx);
        isLocked();
        await lock;
      });
    });
    try {
      const start = performance.now();
      assertUnavailable(await api.get('/api/areas/list'));
      assert.ok(performance.now() - start < 4000);
    } finally {
      release();
    }
    await holder;
    assert.equal((await api.get('/api/areas/list')).statusCode, 200);
  });

  test('answers writes with 507 when the disk is full, and continues to read', async () => {
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(api.deps.db);
    await sql`create trigger full_disk before insert on tags execute function full_disk()`.execute(api.deps.db);
    const answer = await api.post('/api/addtag', { name: 'no room' }, 'admin');
    assert.deepEqual([answer.statusCode, errorBodySchema.parse(answer.json()).code], [507, 'STORAGE_FULL']);
    assert.equal((await api.get('/api/tags/list')).statusCode, 200);
    await sql`drop trigger full_disk on tags`.execute(api.deps.db);
    assert.equal((await api.post('/api/addtag', { name: 'room again' }, 'admin')).statusCode, 201);
  });
});

describe('the embedded database that fails', { skip: isPostgres }, () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi({ env: { statementTimeoutMs: 2500 } });
  });
  after(() => api.close());

  test('answers waiting calls with 503 and Retry-After, and recovers by itself', async () => {
    await api.token('admin');
    const endless = sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 1000000) b`;
    const holder = endless.execute(api.deps.db).catch(() => 'ended');
    const answers = await Promise.all([
      api.get('/api/areas/list'),
      api.get('/back/api/actor', 'admin'),
      api.post('/api/addtag', { name: 'waiting' }, 'admin'),
    ]);
    for (const answer of answers) if (answer.statusCode >= 300) assertUnavailable(answer);
    assert.equal(await holder, 'ended');
    let status = 0;
    for (let tries = 0; tries < 50 && status !== 200; tries += 1) {
      status = (await api.get('/back/api/actor', 'admin')).statusCode;
      if (status !== 200) await sleep(100);
    }
    assert.equal(status, 200);
  });
});
