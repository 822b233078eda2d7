import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';

import Fastify from 'fastify';

import { createRemoteApi } from '../api-mount/remote-api';
import type { ApiPort } from '../api-mount/api-port';
import type { DataChange } from '../render/page-reads';
import { fakePage } from '../testing/fake-build';
import { startTestGateway, type TestGateway, usualRemotes } from '../testing/test-gateway';

const plugin: ApiPort['plugin'] = async (app) => {
  const lastmod = '2031-03-05T10:00:00.000Z';
  app.get('/api/v2/sitemap', async () => ({ data: [{ kind: 'chapters', part: 1, lastmod }] }));
  app.get('/api/v2/sitemap/chapters/1', async () => ({ data: [{ slug: 'bogotá & co', lastmod }] }));
  app.get('/api/v2/sitemap/news/1', async () => ({ data: [{ slug: 'nota', lastmod, languages: ['es'] }] }));
  for (const kind of ['news', 'events', 'jobs'])
    app.get(`/api/v2/${kind}/feed`, async (request, reply) =>
      reply.type('application/rss+xml; charset=utf-8').send(`<rss>${request.url}</rss>`),
    );
  app.get('/api/v2/events/calendar', async (request, reply) =>
    reply.header('etag', 'W/"1"').type('text/calendar; charset=utf-8').send(`BEGIN:VCALENDAR ${request.url}`),
  );
};

const remotes = [
  ...usualRemotes.slice(1),
  {
    id: 'mf-public',
    version: '1.0.0',
    pages: [
      fakePage('home', '/'),
      fakePage('search', '/search', { noindex: true }),
      fakePage('chapters', '/chapters'),
      fakePage('chapter', '/chapters/:slug', { record: 'chapters' }),
    ],
  },
];

async function elsewhere(t: TestContext): Promise<TestGateway> {
  const api = Fastify();
  await api.register(plugin);
  const url = await api.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => api.close());
  return startTestGateway(t, { api: createRemoteApi(url), env: { API_URL: url }, remotes });
}

for (const [where, start] of [
  ['in this process', (t: TestContext) => startTestGateway(t, { api: { plugin }, remotes })],
  ['elsewhere', elsewhere],
] as const)
  describe(`what machines read, with the API ${where}`, () => {
    test('the sitemap names its parts', async (t) => {
      const { app } = await start(t);
      const index = await app.inject('/sitemap.xml');
      assert.equal(index.statusCode, 200);
      assert.equal(index.headers['content-type'], 'application/xml; charset=utf-8');
      assert.match(index.body, /<loc>https:\/\/enlace\.test\/sitemaps\/site\.xml<\/loc>/);
      assert.match(
        index.body,
        /<loc>https:\/\/enlace\.test\/sitemaps\/chapters-1\.xml<\/loc><lastmod>2031-03-05T10:00:00\.000Z<\/lastmod>/,
      );
    });

    test('records stand in every language, with each other’s addresses', async (t) => {
      const { app } = await start(t);
      const { body, statusCode } = await app.inject('/sitemaps/chapters-1.xml');
      assert.equal(statusCode, 200);
      const address = (prefix: string) => `https://enlace.test${prefix}/chapters/bogot%C3%A1%20%26%20co`;
      for (const prefix of ['', '/en', '/es', '/pt']) {
        assert.ok(body.includes(`<loc>${address(prefix)}</loc>`), prefix);
        const language = prefix === '' ? 'x-default' : prefix.slice(1);
        assert.equal(body.split(`hreflang="${language}" href="${address(prefix)}"`).length, 5);
      }
      for (const bad of ['chapters-2', 'users-1', 'chapters-x', 'chapters'])
        assert.equal((await app.inject(`/sitemaps/${bad}.xml`)).statusCode, 404, bad);
    });

    test('a record stands in no language that it cannot be read in', async (t) => {
      const { app } = await start(t);
      const { body } = await app.inject('/sitemaps/news-1.xml');
      assert.deepEqual(
        [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address),
        ['', '/es'].map((prefix) => `https://enlace.test${prefix}/news/nota`),
      );
      assert.doesNotMatch(body, /hreflang="(en|pt)"/);
    });

    test('the news feed is the API’s, by language', async (t) => {
      const { app } = await start(t);
      const feed = await app.inject('/es/news/feed.xml');
      assert.equal(feed.headers['content-type'], 'application/rss+xml; charset=utf-8');
      assert.equal(feed.body, '<rss>/api/v2/news/feed?lang=es</rss>');
      assert.equal((await app.inject('/news/feed.xml')).body, '<rss>/api/v2/news/feed</rss>');
      assert.equal((await app.inject('/pt/jobs/feed.xml')).body, '<rss>/api/v2/jobs/feed?lang=pt</rss>');
      assert.equal((await app.inject('/events/feed.xml')).body, '<rss>/api/v2/events/feed</rss>');
    });

    test('calendars are the API’s, of all events and of a chapter, and links open the calendar program', async (t) => {
      const { app } = await start(t);
      const all = await app.inject('/events/calendar.ics');
      assert.equal(all.headers['content-type'], 'text/calendar; charset=utf-8');
      assert.equal(all.body, 'BEGIN:VCALENDAR /api/v2/events/calendar');
      const chapter = await app.inject('/es/chapters/bogota/calendar.ics');
      assert.equal(chapter.body, 'BEGIN:VCALENDAR /api/v2/events/calendar?lang=es&chapter=bogota');
      const category = await app.inject('/es/events/categories/talks/calendar.ics');
      assert.equal(category.body, 'BEGIN:VCALENDAR /api/v2/events/calendar?lang=es&category=talks');
      assert.equal(
        (await app.inject({ url: '/events/calendar.ics', headers: { 'if-none-match': 'W/"1"' } })).statusCode,
        304,
      );
      const webcal = 'webcal://enlace.test/es/chapters/bogota/calendar.ics';
      const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`;
      for (const [agent, location] of [
        ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', webcal],
        ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', webcal],
        ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', webcal],
        ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', google],
        ['Mozilla/5.0 (X11; CrOS x86_64 16093.68.0)', google],
      ]) {
        const link = await app.inject({ url: '/es/chapters/bogota/calendar', headers: { 'user-agent': agent } });
        assert.deepEqual([link.statusCode, link.headers.location], [302, location], agent);
      }
    });
  });

describe('what machines read', () => {
  test('pages of visitors that may be found are listed, others are not', async (t) => {
    const { app } = await startTestGateway(t, { api: { plugin }, remotes });
    const { body } = await app.inject('/sitemaps/site.xml');
    assert.deepEqual(
      [...body.matchAll(/<loc>([^<]*)<\/loc>/g)]
        .map(([, address]) => address)
        .filter((address) => !/\/(es|pt)/.test(address ?? '')),
      ['/', '/en', '/chapters', '/en/chapters'].map((path) => `https://enlace.test${path}`),
    );
  });

  test('browsers can install the site, and know its name and icons', async (t) => {
    const { app } = await startTestGateway(t, { api: { plugin } });
    const { headers, body } = await app.inject('/manifest.webmanifest');
    assert.match(String(headers['content-type']), /^application\/manifest\+json/);
    const manifest = JSON.parse(body);
    assert.deepEqual([manifest.name, manifest.start_url], ['Enlace', '/']);
    assert.deepEqual(
      manifest.icons.map(({ sizes }: { readonly sizes: string }) => sizes),
      ['512x512', 'any'],
    );
  });

  test('a person who finds a weakness learns where to report it, in a text that has not expired', async (t) => {
    const { app } = await startTestGateway(t, { api: { plugin } });
    const { headers, body } = await app.inject('/.well-known/security.txt');
    assert.match(String(headers['content-type']), /^text\/plain/);
    assert.match(body, /^Contact: https:\/\/enlace\.test\/contact$/m);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    assert.ok(days > 30 && days < 365, String(days));
  });

  test('robots are let in but where nobody finds anything', async (t) => {
    const { app } = await startTestGateway(t, { api: { plugin } });
    const { body, headers } = await app.inject('/robots.txt');
    assert.match(String(headers['content-type']), /^text\/plain/);
    for (const path of ['/admin', '/my', '/dashboards', '/api', '/back'])
      assert.ok(body.split('\n').includes(`Disallow: ${path}`), path);
    assert.ok(body.includes('Sitemap: https://enlace.test/sitemap.xml'));
  });

  test('an API that is down keeps machines waiting', async (t) => {
    const { app } = await startTestGateway(t, {
      api: {
        plugin: async (api) => {
          api.get('/api/v2/sitemap', async (_request, reply) => reply.code(503).send({}));
        },
      },
    });
    const answer = await app.inject('/sitemap.xml');
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.headers['retry-after'], '60');
  });
});

describe('what machines read again and again', () => {
  /** Every kind of text, with the table that it shows. */
  const texts = {
    '/sitemap.xml': 'news',
    '/sitemaps/news-1.xml': 'news',
    '/news/feed.xml': 'news',
    '/es/events/feed.xml': 'events',
    '/jobs/feed.xml': 'jobs',
    '/events/calendar.ics': 'events',
    '/chapters/bogota/calendar.ics': 'events',
    '/es/events/categories/talks/calendar.ics': 'events',
  };

  async function startCounting(t: TestContext, env: NodeJS.ProcessEnv = {}) {
    let callCount = 0;
    let isDown = false;
    let announce: (change: DataChange | null) => void = () => undefined;
    const gateway = await startTestGateway(t, {
      env: { PAGE_CACHE_SECONDS: '3600', ...env },
      api: {
        internalSecret: 'a secret',
        watchChanges: (onChange) => {
          announce = onChange;
          return () => undefined;
        },
        plugin: async (scope, options) => {
          scope.addHook('onRequest', async (request, reply) => {
            if (!/sitemap|feed|calendar/.test(request.url)) return undefined;
            assert.equal(request.headers['x-enlace-reads'], 'a secret', 'the API does not limit calls of the gateway');
            callCount += 1;
            if (isDown) return reply.code(503).send({});
            const table = /news|jobs|events/.exec(request.url)?.[0] ?? 'news';
            void reply.header('x-enlace-reads', `${table}#1`);
            return undefined;
          });
          await plugin(scope, options);
        },
      },
      remotes,
    });
    const get = (url: string, remoteAddress = '203.0.113.1') => gateway.app.inject({ url, remoteAddress });
    return {
      get,
      change: (change: DataChange | null) => announce(change),
      calls: () => callCount,
      fail: () => void (isDown = true),
    };
  }

  test('is made once, and again after a change of what it shows', async (t) => {
    const { get, change, calls } = await startCounting(t);
    for (const [url, table] of Object.entries(texts)) {
      const before = calls();
      const all = await Promise.all(Array.from({ length: 5 }, () => get(url)));
      assert.ok(
        all.every(({ statusCode }) => statusCode === 200),
        url,
      );
      change({ table, ids: [2] });
      change({ table: 'companies', ids: null });
      await get(url);
      assert.equal(calls(), before + 1, url);
      change({ table, ids: [1] });
      await get(url);
      assert.equal(calls(), before + 2, url);
    }
  });

  test('is kept by language', async (t) => {
    const { get, calls } = await startCounting(t);
    for (const url of ['/news/feed.xml', '/en/news/feed.xml', '/es/news/feed.xml', '/news/feed.xml']) await get(url);
    assert.equal(calls(), 3);
  });

  test('stays while the API is down', async (t) => {
    const { get, change, fail } = await startCounting(t);
    for (const url of Object.keys(texts)) await get(url);
    change(null);
    fail();
    for (const url of Object.keys(texts)) assert.equal((await get(url)).statusCode, 200, url);
    assert.equal((await get('/pt/news/feed.xml')).statusCode, 503);
  });

  test('is made for one address within a limit, while texts of the cache and for others are answered', async (t) => {
    const { get } = await startCounting(t, { LIMIT_PAGES_PER_ADDRESS: '2' });
    const urls = [1, 2, 3, 4, 5].map((number) => `/chapters/chapter-${number}/calendar.ics`);
    const statuses = [];
    for (const url of urls) statuses.push((await get(url)).statusCode);
    assert.deepEqual(statuses, [200, 200, 429, 429, 429]);
    assert.ok(Number((await get('/sitemap.xml')).headers['retry-after']) > 0);
    assert.equal((await get(urls[0] ?? '')).statusCode, 200);
    assert.equal((await get('/sitemap.xml', '203.0.113.2')).statusCode, 200);
    assert.equal((await get('/sitemap.xml')).statusCode, 200);
  });
});
