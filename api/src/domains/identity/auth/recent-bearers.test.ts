import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';

import { noteWrite } from '../../../infrastructure/changes/own-writes';
import { addPerson, type TestPerson } from '../../../testing/add-person';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import type { Bearer } from './bearer';
import { RecentBearers } from './recent-bearers';

const bearerOf = (id: number | null): Bearer => ({
  viewer: id === null ? null : { id, name: 'Ana', roles: [], permissions: [] },
  claims: null,
  impersonation: null,
  fault: null,
  lacksFactor: false,
});

describe('the rights of a token', () => {
  let reads = 0;
  let time = 0;
  const bearers = (id: number | null = 1): RecentBearers => {
    reads = 0;
    return new RecentBearers(
      async () => {
        reads += 1;
        return bearerOf(id);
      },
      () => time,
    );
  };

  test('are read once in a second', async () => {
    const recent = bearers();
    await Promise.all([recent.find('a'), recent.find('a')]);
    time += 999;
    await recent.find('a');
    assert.equal(reads, 1);
    time += 1;
    await recent.find('a');
    await recent.find('b');
    assert.equal(reads, 3);
  });

  test('are read again after a write of this process, also one that ends during the read', async () => {
    const recent = bearers();
    await recent.find('a');
    noteWrite('select 1');
    await recent.find('a');
    assert.equal(reads, 1);
    noteWrite('update user_roles set role_id = 2');
    const early = recent.find('a');
    noteWrite('commit');
    await early;
    await recent.find('a');
    assert.equal(reads, 3);
  });

  test('are not kept when they are refused or could not be read', async () => {
    const refusedTokens = bearers(null);
    await refusedTokens.find('a');
    await refusedTokens.find('a');
    assert.equal(reads, 2);
    let tries = 0;
    const brokenReads = new RecentBearers(async () => Promise.reject(new Error(`try ${(tries += 1)}`)));
    await assert.rejects(brokenReads.find('a'), /try 1/);
    await assert.rejects(brokenReads.find('a'), /try 2/);
  });
});

describe('while ten requests read with the same token', () => {
  let api: TestApi;
  let member: TestPerson;
  let token: string;
  let isOver = false;
  let busy: Promise<unknown>;
  const read = () => api.app.inject({ url: '/api/v2/rights/matrix', headers: { authorization: `Bearer ${token}` } });
  const signIn = async (): Promise<void> => {
    const body = { email: member.email, password: 'enlace-demo-1' };
    token = (await api.post('/api/login', body)).json().data.access_token;
  };
  const readAlways = async (): Promise<void> => {
    while (!isOver) {
      await read();
      // Requests of a network come one after the other, too; without a turn, other work would wait for long.
      await setImmediate();
    }
  };
  before(async () => {
    api = await shareTestApi();
    member = await addPerson(api, { roles: ['latinas'] });
    await signIn();
    busy = Promise.all(Array.from({ length: 10 }, readAlways));
  });
  after(async () => {
    isOver = true;
    await busy;
  });
  const change = (text: string) => sql.raw(text).execute(api.deps.db);

  test('a role counts from the moment at which it is given, until it is taken', async () => {
    assert.equal((await read()).statusCode, 403);
    const give = `insert into user_roles (user_id, role_id) select ${member.id}, id from roles where name = 'admin'`;
    for (let round = 0; round < 5; round += 1) {
      await api.deps.db.transaction().execute((trx) => sql.raw(give).execute(trx));
      assert.equal((await read()).statusCode, 200);
      await change(`delete from user_roles where user_id = ${member.id}
        and role_id = (select id from roles where name = 'admin')`);
      assert.equal((await read()).statusCode, 403);
    }
  });

  test('a sign-out, a disabled account and a changed session version end the token at once', async () => {
    const ends = [
      () => api.app.inject({ url: '/api/logout', headers: { authorization: `Bearer ${token}` } }),
      () => change(`update users set session_version = session_version + 1 where id = ${member.id}`),
      () => change(`update users set disabled_at = now() where id = ${member.id}`),
    ];
    for (const end of ends) {
      await signIn();
      assert.equal((await read()).statusCode, 403);
      await end();
      assert.equal((await read()).statusCode, 401);
    }
  });
});
