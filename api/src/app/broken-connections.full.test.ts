import { errorBodySchema } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';

import { type Database, openDatabase } from '../infrastructure/db/open-database';
import { type BreakableProxy, openBreakableProxy } from '../testing/breakable-proxy';
import { isPostgres } from '../testing/lane';
import { createPostgres, findPostgres, type PostgresServer } from '../testing/postgres-server';
import { type Program, startProgram } from '../testing/start-program';

const isPossible = isPostgres && (findPostgres() !== null || Boolean(process.env['CI']));
const callsAtOnce = 5;
const noAccount = { email: 'ana@enlace.test', password: 'no account has it' };

describe('connections to PostgreSQL that break while requests wait for a lock', { skip: !isPossible }, () => {
  let server: PostgresServer;
  let proxy: BreakableProxy;
  let program: Program;
  const folder = mkdtempSync(join(tmpdir(), 'enlace-broken-'));

  before(async () => {
    server = await createPostgres();
    const url = new URL(server.url);
    proxy = await openBreakableProxy(Number(url.port));
    url.port = String(proxy.port);
    url.password = 'secret-of-the-database';
    program = await startProgram({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      SEED: 'false',
      STATEMENT_TIMEOUT_MS: '20000',
    });
  });
  after(async () => {
    await program.stop();
    await proxy.close();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (): Promise<Database> => {
    const database = { kind: 'postgres', url: server.url, readUrl: null, poolSize: 2 } as const;
    return openDatabase({ database, statementTimeoutMs: 20_000 }, pino({ level: 'silent' }));
  };
  const countWaiting = async ({ db }: Database): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and application_name = 'enlace'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  /** Runs `fault` while calls wait for a lock on `areas`; answers what the calls got. */
  const breakDuringCalls = async (fault: () => Promise<void>): Promise<Response[]> => {
    const direct = await open();
    let release = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (release = resolve));
    let holder: Promise<unknown> = Promise.resolve();
    await new Promise<void>((isLocked) => {
      holder = direct.db
        .transaction()
        .execute(async (trx) => {
          await sql`lock table areas in access exclusive mode`.execute(trx);
          isLocked();
          await isOver;
        })
        .catch(() => undefined);
    });
    const calls = Array.from({ length: callsAtOnce }, () => fetch(`${program.origin}/api/areas/list`));
    const answers = Promise.allSettled(calls);
    while ((await countWaiting(direct)) < callsAtOnce) await sleep(20);
    await fault();
    const outcomes = await answers;
    release();
    await holder;
    await direct.close().catch(() => undefined);
    assert.equal(program.child.exitCode, null, `the process has ended: ${program.output().slice(-2000)}`);
    return outcomes.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
  };
  const assertUnavailable = async (answer: Response): Promise<void> => {
    assert.equal(answer.status, 503);
    assert.ok(Number(answer.headers.get('retry-after')) > 0);
    assert.equal(errorBodySchema.parse(await answer.json()).code, 'UNAVAILABLE');
  };
  const signIn = () => fetch(`${program.origin}/api/login`, { method: 'POST', body: new URLSearchParams(noAccount) });

  test('a network reset: every call gets 503 with Retry-After, the next call is answered', async () => {
    const answers = await breakDuringCalls(async () => proxy.resetAll());
    for (const answer of answers) await assertUnavailable(answer);
    assert.equal((await fetch(`${program.origin}/api/areas/list`)).status, 200);
    assert.equal((await signIn()).status, 401);
  });

  test('an immediate stop of the server: the same, and calls are answered after its start', async () => {
    const answers = await breakDuringCalls(() => server.crash());
    for (const answer of answers) await assertUnavailable(answer);
    await assertUnavailable(await fetch(`${program.origin}/api/areas/list`));
    await server.start();
    let status = 0;
    for (let attempt = 0; attempt < 100 && status !== 200; attempt += 1) {
      status = (await fetch(`${program.origin}/api/areas/list`)).status;
      if (status !== 200) await sleep(20);
    }
    assert.equal(status, 200);
    assert.equal((await signIn()).status, 401);
    assert.equal(program.child.exitCode, null);
    assert.ok(!program.output().includes('secret-of-the-database'));
  });
});
