import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { pino } from 'pino';

import { type Database, openDatabase } from '../../../infrastructure/db/open-database';
import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import type { Browser } from '../../../testing/browser';
import { isPostgres } from '../../../testing/lane';
import { cloneTemplate, type TestDatabase } from '../../../testing/template';

describe('a refresh that fails signs no user out', () => {
  let copy: TestDatabase;
  let database: Database;
  let app: AuthApp;
  let browser: Browser;
  let count = 0;

  before(async () => {
    copy = await cloneTemplate();
    database = await openDatabase(
      { database: copy.settings, statementTimeoutMs: isPostgres ? 500 : 20_000 },
      pino({ level: 'silent' }),
    );
    app = await openAuthApp({}, { database });
  });
  after(async () => {
    await app.close();
    await database.close();
    await copy.drop();
  });
  beforeEach(async () => {
    count += 1;
    const email = `refresh${count}@enlace.test`;
    await app.addUser({ email });
    browser = app.browser();
    await browser.logIn(email, password);
  });

  const refresh = () => browser.post('/api/refresh');
  /** The cookies of a browser that never received the answer. */
  const loseAnswer = async (): Promise<void> => {
    const cookies = new Map(browser.jar);
    assert.equal((await refresh()).statusCode, 200);
    browser.jar.clear();
    for (const [name, value] of cookies) browser.jar.set(name, value);
  };
  const passTime = (seconds: number) =>
    sql`update refresh_tokens set used_at = used_at - make_interval(secs => ${seconds})
      where used_at is not null`.execute(app.db);

  test('a long lock on a table that the answer needs', { skip: !isPostgres }, async () => {
    for (const table of ['users', 'user_roles', 'role_permissions']) {
      let release = (): void => undefined;
      const isOver = new Promise<void>((resolve) => (release = resolve));
      let holder: Promise<void> = Promise.resolve();
      await new Promise<void>((isLocked) => {
        holder = app.db.transaction().execute(async (trx) => {
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
          await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
          isLocked();
          await isOver;
        });
      });
      try {
        for (let attempt = 0; attempt < 2; attempt += 1) {
          const answer = await refresh();
          assert.equal(answer.statusCode, 503, answer.body);
          assert.deepEqual(answer.cookies, [], 'an answer that failed sets no cookie');
        }
      } finally {
        release();
      }
      await holder;
      await passTime(3600);
      assert.equal((await refresh()).statusCode, 200, table);
    }
  });

  test('a fault between rotation and answer', async () => {
    const cookie = browser.jar.get('enlace_refresh');
    await sql`alter table user_roles rename to user_roles_away`.execute(app.db);
    try {
      const answer = await refresh();
      assert.ok(answer.statusCode >= 500, answer.body);
      assert.deepEqual(answer.cookies, []);
    } finally {
      await sql`alter table user_roles_away rename to user_roles`.execute(app.db);
    }
    await passTime(3600);
    const answer = await refresh();
    assert.equal(answer.statusCode, 200, answer.body);
    assert.notEqual(browser.jar.get('enlace_refresh'), cookie);
  });

  test('a lost answer, however late the browser asks again', async () => {
    for (const seconds of [1, 11, 3600, 20 * 86_400]) {
      await loseAnswer();
      await passTime(seconds);
      await app.auth.context.signIns.purge();
      assert.equal((await refresh()).statusCode, 200, `after ${seconds} s`);
      // The repeated answer is an ordinary one: the chain continues from it.
      assert.equal((await refresh()).statusCode, 200);
      await passTime(60);
    }
  });

  test('after a lost answer the browser is still known, and signing out ends the login session', async () => {
    await loseAnswer();
    await passTime(3600);
    const onlyRefresh = app.browser();
    onlyRefresh.jar.set('enlace_refresh', browser.jar.get('enlace_refresh') ?? '');
    const viewer = await onlyRefresh.get('/api/v2/viewer');
    assert.notEqual(viewer.json<{ data: unknown }>().data, null);
    await onlyRefresh.get('/api/logout', { token: 'no token' });
    browser.jar.delete('next-auth.session-token');
    assert.equal((await refresh()).statusCode, 401);
  });

  test('a token whose successor was used is a theft', async () => {
    const thief = app.browser();
    thief.jar.set('enlace_refresh', browser.jar.get('enlace_refresh') ?? '');
    await refresh();
    await refresh();
    await passTime(11);
    const answer = await thief.post('/api/refresh');
    assert.equal(answer.json<{ code: string }>().code, 'REFRESH_REUSED');
    assert.equal((await refresh()).statusCode, 401);
  });
});
