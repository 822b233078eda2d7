import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { TestApi } from '../testing/build-test-api';
import { buildBesideApi, shareDemoApi } from '../testing/shared-api';

describe('reads of visitors', () => {
  let api: TestApi;
  before(async () => {
    const limits = { preset: 'strict', points: { readAddress: 100, readAccount: 200 } } as const;
    api = await buildBesideApi(await shareDemoApi(), { env: { limits } });
  });
  after(() => api.close());

  const read = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'GET', url, remoteAddress, headers });
  const listUrl = '/api/tags/list?page=1&per_page=5';

  test('are limited by address, with an error in the language of the visitor', async () => {
    const address = '203.0.113.7';
    const searchUrl = '/api/companies/list?page=1&search=maiz';
    for (let search = 0; search < 4; search += 1) assert.equal((await read(searchUrl, address)).statusCode, 200);
    const answers = await Promise.all(
      ['en', 'es', 'pt'].map(async (lang) => read(searchUrl, address, { 'accept-language': lang })),
    );
    for (const answer of answers) {
      assert.equal(answer.statusCode, 429);
      assert.match(String(answer.headers['retry-after']), /^[1-9]\d?$/);
      assert.equal(answer.json().code, 'RATE_LIMITED');
    }
    assert.equal(new Set(answers.map((answer) => answer.json().message)).size, 3);
    assert.equal((await read(searchUrl, '203.0.113.8')).statusCode, 200);
  });

  test('that are posts are limited, too', async () => {
    const post = (url: string, payload: object, remoteAddress: string) =>
      api.app.inject({ method: 'POST', url, payload, remoteAddress });
    for (const url of ['/api/getcoursebyslug', '/back/api/getAttendeeTicket']) {
      const address = url.includes('Attendee') ? '203.0.113.11' : '203.0.113.12';
      const statuses = new Set<number>();
      for (let count = 0; count < 60; count += 1)
        statuses.add((await post(url, { slug: 'nothing' }, address)).statusCode);
      assert.ok(statuses.has(429), `${url}: ${[...statuses].join()}`);
    }
  });

  test('are limited for users by account, in every network', async () => {
    const authorization = `Bearer ${await api.token('allies')}`;
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push((await read(listUrl, `203.0.113.${20 + count}`, { authorization })).statusCode);
    assert.ok(statuses.includes(200) && statuses.includes(429), statuses.join());
    const otherUser = `Bearer ${await api.token('investors')}`;
    assert.equal((await read(listUrl, '203.0.113.20', { authorization: otherUser })).statusCode, 200);
  });

  test('are free for the gateway, and for the question who is signed in', async () => {
    const secret = api.deps.env.internalSecret;
    for (let count = 0; count < 30; count += 1) {
      assert.equal((await read(listUrl, '127.0.0.1', { 'x-enlace-reads': secret })).statusCode, 200);
      assert.equal((await read('/api/v2/viewer', '203.0.113.9')).statusCode, 200);
    }
    assert.equal((await read(listUrl, '203.0.113.9')).statusCode, 200);
  });
});

describe('ten parallel searchers', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
  });

  test('do not delay other requests', async () => {
    const ends: string[] = [];
    const ask = async (name: string, url: string, remoteAddress: string): Promise<number> => {
      const { statusCode } = await api.app.inject({ method: 'GET', url, remoteAddress });
      ends.push(name);
      return statusCode;
    };
    const searches = Array.from({ length: 10 }, (_, at) =>
      ask('search', `/api/v2/search?q=data%20${at}&kinds=jobs`, `198.51.100.${at}`),
    );
    const others = Array.from({ length: 3 }, () => ask('other', '/api/tags/get/5', '198.51.100.77'));
    const codes = await Promise.all([...searches, ...others]);
    assert.deepEqual(new Set(codes), new Set([200]));
    // On a busy machine one of the others can be late by chance; without the gate, all come after the searches.
    assert.ok(ends.indexOf('other') < ends.lastIndexOf('search'), ends.join());
  });

  test('that hang leave connections to others', async (t) => {
    if (!process.env['DATABASE_URL_TEST']) return t.skip('the embedded database has one connection');
    const { db } = api.deps;
    await db.transaction().execute(async (trx) => {
      await sql`lock table search_entries in access exclusive mode`.execute(trx);
      const searches = Array.from({ length: 10 }, async (_, at) =>
        api.app.inject({ method: 'GET', url: '/api/v2/search?q=data', remoteAddress: `198.51.100.${at}` }),
      );
      for (let count = 0; count < 10; count += 1) assert.equal((await api.get('/api/tags/get/5')).statusCode, 200);
      for (const answer of await Promise.all(searches)) {
        assert.equal(answer.statusCode, 503);
        assert.ok(answer.headers['retry-after']);
      }
    });
  });
});
