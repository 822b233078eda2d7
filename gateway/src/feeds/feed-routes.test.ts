import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';

import Fastify from 'fastify';

import { createRemoteApi } from '../api-mount/remote-api';
import type { ApiPort } from '../api-mount/api-port';
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
    request.headers['if-none-match'] === 'W/"1"'
      ? reply.code(304).send()
      : reply.type('text/calendar; charset=utf-8').send(`BEGIN:VCALENDAR ${request.url}`),
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
      const link = await app.inject('/es/chapters/bogota/calendar');
      assert.deepEqual(
        [link.statusCode, link.headers.location],
        [302, 'webcal://enlace.test/es/chapters/bogota/calendar.ics'],
      );
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
