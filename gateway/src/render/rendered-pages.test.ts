import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { AppError } from '@enlace/shared-contract/errors';
import { bootSchema, type BootOfPage, type SharedBoot } from '@enlace/shared-contract/platform';

import { fakePage } from '../testing/fake-build';
import type { DataChange } from './page-reads';
import { fakeApi, signedInAs, startTestGateway, type TestGateway } from '../testing/test-gateway';

/** A fake build that behaves as the address requests. */
const remoteServer = `
const { word } = require('react');
const greedy = [];
exports.default = {
  async render({ boot, address, sendRequest }) {
    const what = new URL(address, 'https://x.test').searchParams.get('do');
    if (what === 'throw') throw new Error('a fault on purpose');
    if (what === 'hang') for (;;);
    if (what === 'wait') await new Promise(() => undefined);
    if (what === 'leak') for (;;) greedy.push(new Array(100000).fill(Math.random()));
    const { status, body } = await sendRequest({ method: 'GET', url: '/api/count' });
    if (status >= 500) throw new Error('the API answered ' + status);
    return {
      html: '<p>' + [word, boot.locale, body.data].join(' ') + '</p>',
      styles: '<style data-styled="true">p{color:red;background:url(/api/v2/art/strip.svg)}</style>',
      state: { slices: { 'public/count': body.data }, queries: ['count'] },
    };
  },
};`;

interface ShownPage {
  readonly body: string;
  readonly text: string;
  readonly nonce: string;
  readonly status: number;
}

interface Rendering extends TestGateway {
  readonly counted: () => number;
  /** The records become private. */
  hideRecords(): void;
  readonly refusalCount: () => number;
  /** A committed change of data. */
  change(change: DataChange | null): void;
  page(url: string, headers?: Readonly<Record<string, string>>): Promise<ShownPage>;
  /** Requests a page again until it is rendered. */
  pageInTheEnd(url: string): Promise<ShownPage>;
}

async function startRendering(t: TestContext, env: NodeJS.ProcessEnv = {}, folder?: string): Promise<Rendering> {
  let count = 0;
  let isDown = false;
  let isPrivate = false;
  let refusalCount = 0;
  let announce: (change: DataChange | null) => void = () => undefined;
  let release = (): void => undefined;
  let gate: Promise<void> = Promise.resolve();
  const gateway = await startTestGateway(t, {
    ...(folder === undefined ? {} : { folder }),
    env: { RENDER_WAIT_MS: '20000', ...env },
    api: {
      internalSecret: 'a secret',
      findSeo: async (...question) => {
        if (isDown) throw new AppError('UNAVAILABLE');
        if (!isPrivate) return fakeApi().findSeo(...question);
        refusalCount += 1;
        throw new AppError('UNAUTHENTICATED');
      },
      watchChanges: (onChange) => {
        announce = onChange;
        return () => undefined;
      },
      plugin: async (app) => {
        app.get('/api/count', async (request, reply) => {
          count += 1;
          const number = count;
          await gate;
          if (request.headers['x-enlace-reads'] === 'a secret') void reply.header('x-enlace-reads', 'counts#7 tags');
          return isDown ? reply.code(503).send({}) : { data: number };
        });
        app.post('/api/hold', async () => {
          gate = new Promise((resolve) => (release = resolve));
          return {};
        });
        app.post('/api/release', async () => {
          release();
          return {};
        });
        app.post('/api/down', async () => {
          isDown = true;
          return {};
        });
      },
    },
    remotes: [
      {
        id: 'mf-public',
        version: '1.0.0',
        pages: [
          fakePage('home', '/'),
          fakePage('events', '/events', { search: ['do', 'page', 'round'] }),
          fakePage('chapter', '/chapters/:slug', { record: 'chapters' }),
        ],
        files: { 'server/page.cjs': remoteServer },
        spoil: (build) => {
          build['server'] = 'server/page.cjs';
        },
      },
      { id: 'mf-member', version: '1.0.0', pages: [fakePage('my', '/my', { layout: 'dashboard', protected: true })] },
    ],
  });
  const page = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<ShownPage> => {
    const { body, headers: answerHeaders, statusCode } = await gateway.app.inject({ url, headers });
    const nonce = /'nonce-([\w-]+)'/.exec(String(answerHeaders['content-security-policy']))?.[1] ?? '';
    return { body, nonce, status: statusCode, text: /<div id="root">(.*?)<\/div>/s.exec(body)?.[1] ?? '' };
  };
  const pageInTheEnd = async (url: string): Promise<ShownPage> => {
    const shownPage = await page(url);
    return shownPage.status === 503 ? pageInTheEnd(url) : shownPage;
  };
  return {
    ...gateway,
    page,
    pageInTheEnd,
    counted: () => count,
    refusalCount: () => refusalCount,
    hideRecords: () => void (isPrivate = true),
    change: (change) => announce(change),
  };
}

function bootOf(html: string): unknown {
  return JSON.parse(/id="enlace-boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

function stateOf(html: string): unknown {
  return JSON.parse(/id="enlace-state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

describe('a visitor’s page', () => {
  test('comes whole: content, styles with the nonce, and the address of its state', async (t) => {
    const { app, page } = await startRendering(t);
    const { body, nonce, text } = await page('/events');
    assert.equal(text, '<p>lent en 1</p>');
    assert.ok(
      body.includes(
        `<style nonce="${nonce}" data-styled="true">p{color:red;background:url(/api/v2/art/strip.svg)}</style>`,
      ),
    );
    const address = stateOf(body);
    assert.match(String(address), /^\/registry\/state\/[\w-]{16}\/events$/);
    assert.ok(body.includes(`[1,"${String(address)}"]`), 'it loads after the first paint');
    const answer = await app.inject(String(address));
    assert.deepEqual(answer.json(), { slices: { 'public/count': 1 }, queries: ['count'] });
    assert.equal(answer.headers['cache-control'], 'public, max-age=600');
    assert.doesNotMatch(body, /needs JavaScript/);
    assert.doesNotMatch(body, /server\/page\.cjs/);
  });

  test('requests a drawn background before its layout', async (t) => {
    const { pageInTheEnd } = await startRendering(t);
    const { body } = await pageInTheEnd('/events');
    const link = '<link rel="preload" href="/api/v2/art/strip.svg" as="image" fetchpriority="high">';
    assert.ok(body.indexOf(link) > 0 && body.indexOf(link) < body.indexOf('<style'));
  });

  test('declares typefaces after the first paint, and at once without scripts or without a rendering', async (t) => {
    const { app, page } = await startRendering(t);
    const { body, nonce } = await page('/events');
    const [head = '', rest = ''] = body.split('<body>');
    const typefaces = '@font-face{font-family:Text}';
    assert.ok(head.includes(`<style nonce="${nonce}">@media (scripting:none){${typefaces}}p{margin:0}</style>`));
    const link = '<link rel="preload" href="/static/fonts/text-latin.woff2" as="font"';
    assert.ok(!head.includes(link) && rest.includes(link), 'a link in the head delays the first paint');

    const privatePage = (await app.inject({ url: '/events', headers: signedInAs('latina') })).body;
    assert.ok(privatePage.includes(`>${typefaces}p{margin:0}</style>`));
    assert.ok((privatePage.split('<body>')[0] ?? '').includes(link));
  });

  test('names the boot data that all visitors share, and loads it after the first paint', async (t) => {
    const { app, page, store } = await startRendering(t);
    const { body } = await page('/events');
    assert.doesNotMatch(body, /"guarded"|"pages"|"container"/);
    const { shared } = bootOf(body) as BootOfPage;
    assert.ok(body.includes(`[1,"${shared}"]`));
    const answer = await app.inject(shared);
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    const rest = answer.json<SharedBoot>();
    assert.equal(rest.shared, shared);
    assert.deepEqual(rest.registry, (await app.inject('/registry')).json());
    assert.ok(Object.values(rest.assets).every((integrity) => integrity.startsWith('sha384-')));
    const boot = bootSchema.parse({ ...(bootOf(body) as BootOfPage), ...rest });
    assert.deepEqual([boot.locale, boot.viewer], ['en', null]);

    const packedAnswer = await app.inject({ url: shared, headers: { 'accept-encoding': 'br' } });
    assert.deepEqual(JSON.parse(brotliDecompressSync(packedAnswer.rawPayload).toString()), rest);

    await store.move({
      id: 'mf-public',
      by: 'test',
      why: 'repairs',
      decide: (before) => ({ ...before, stable: '1.0.0', enabled: false, disabledReason: 'Repairs', fallback: null }),
    });
    assert.deepEqual((await app.inject(shared)).json(), rest, 'an open page still gets its own boot data');
  });

  test('gets the current boot data when no process knows its address any more', async (t) => {
    const { app } = await startRendering(t);
    const headers = signedInAs('latina');
    const answer = await app.inject({ url: '/registry/boot/of-an-earlier-release', headers });
    assert.equal(answer.headers['cache-control'], 'no-store');
    const { shared, registry } = answer.json<SharedBoot>();
    assert.match(shared, /^\/registry\/boot\/[\w-]{16}$/);
    assert.deepEqual(
      registry.remotes.map(({ id }) => id),
      ['mf-public'],
      'never more than a visitor may see',
    );
  });

  test('keeps its state while it is made again', async (t) => {
    const { app, page, change } = await startRendering(t);
    const address = String(stateOf((await page('/events')).body));
    change({ table: 'counts', ids: [7] });
    while ((await page('/events')).text === '<p>lent en 1</p>') await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual((await app.inject(address)).json(), { slices: { 'public/count': 1 }, queries: ['count'] });
  });

  test('gets its state from another process, if the page is the same there', async (t) => {
    const { page } = await startRendering(t);
    const headers = { cookie: 'enlace_theme=dark' };
    const address = String(stateOf((await page('/es/events?page=2', headers)).body));
    const other = await startRendering(t);
    const sameState = await other.app.inject({ url: address, headers });
    assert.deepEqual(sameState.json(), { slices: { 'public/count': 1 }, queries: ['count'] });
    const otherState = await other.app.inject(address.replace(/state\/[\w-]{16}/, `state/${'x'.repeat(16)}`));
    assert.deepEqual([otherState.json(), otherState.headers['cache-control']], [null, 'no-store']);
    assert.equal((await other.app.inject('/registry/state/x/api/count')).statusCode, 200);
    assert.equal((await other.app.inject('/registry/state/x/api/count')).body, 'null');
  });

  test('is kept, with a nonce of its own in every answer', async (t) => {
    const { page, counted: countCalls } = await startRendering(t);
    const [first, second, third] = [await page('/events'), await page('/events'), await page('/events')];
    assert.equal(countCalls(), 1);
    assert.equal(new Set([first.nonce, second.nonce, third.nonce]).size, 3);
    for (const { body, nonce } of [first, second, third]) {
      const nonces = new Set([...body.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
      assert.deepEqual([...nonces], [nonce]);
    }
    assert.equal(third.body.replaceAll(third.nonce, ''), first.body.replaceAll(first.nonce, ''));
  });

  for (const [encoding, read] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync }))
    test(`comes compressed the same, as ${encoding}`, async (t) => {
      const { app, page, counted: countCalls } = await startRendering(t);
      const plain = await page('/events');
      const nonces = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await app.inject({ url: '/events', headers: { 'accept-encoding': encoding } });
        const nonce = /'nonce-([\w-]+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
        nonces.push(nonce);
        assert.equal(answer.headers['content-encoding'], encoding);
        assert.equal(read(answer.rawPayload).toString(), plain.body.replaceAll(plain.nonce, nonce));
      }
      assert.equal(new Set(nonces).size, 3);
      assert.equal(countCalls(), 1);
    });

  test('is made for one address within a limit, while pages of the cache and of others are answered', async (t) => {
    const { app, counted: countCalls } = await startRendering(t, { LIMIT_PAGES_PER_ADDRESS: '3' });
    const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    const kinds = ['/events?round=', '/events?page=1&round=', '/es/events?round=', '/unknown/', '/chapters/x'];
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const answer = await get(`${kinds[round % kinds.length]}${round}`, `2001:db8:1:2::${round + 1}`);
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) assert.ok(Number(answer.headers['retry-after']) > 0);
    }
    assert.deepEqual(statuses.slice(3), Array(7).fill(429));
    assert.equal((await get('/events?round=0', '2001:db8:1:2::99')).statusCode, 200, 'a page of the cache');
    assert.equal((await get('/registry/state/x/events?round=77', '2001:db8:1:2::99')).statusCode, 429);
    const callCount = countCalls();
    assert.equal((await get('/events?round=78', '2001:db8:1:3::1')).statusCode, 200);
    assert.equal(countCalls(), callCount + 1);
  });

  test('is left to the browser, without a rendering, when visitors may not see its record', async (t) => {
    const { page, counted: countCalls } = await startRendering(t);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, text } = await page('/chapters/closed');
      assert.deepEqual([status, text], [200, '']);
    }
    assert.equal(countCalls(), 0);
  });

  test('is gone when its record becomes private, from memory and disk, also when the API is down later', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'enlace-pages-'));
    t.after(() => rm(folder, { recursive: true, force: true }));
    const first = await startRendering(t, {}, folder);
    const url = '/chapters/bogota';
    assert.equal((await first.page(url)).text, '<p>lent en 1</p>');
    first.hideRecords();
    first.change({ table: 'counts', ids: [7] });
    while (first.refusalCount() === 0) await first.page(url);
    const { status, body } = await first.page(url);
    assert.equal(status, 200);
    assert.doesNotMatch(body, /lent en|Bogotá/);
    await first.app.inject({ method: 'POST', url: '/api/down' });
    assert.doesNotMatch((await first.page(url)).body, /lent en|Bogotá/);
    await first.app.close();
    const second = await startRendering(t, {}, folder);
    await second.app.inject({ method: 'POST', url: '/api/down' });
    assert.doesNotMatch((await second.page(url)).body, /lent en|Bogotá/);
  });

  test('is not kept when it shows a draft', async (t) => {
    const { page, counted: countCalls } = await startRendering(t);
    const { body } = await page('/events?preview=a.b.c');
    assert.deepEqual(stateOf(body), { slices: { 'public/count': 1 }, queries: ['count'] }, 'no address shows a draft');
    await page('/events?preview=a.b.c');
    assert.equal(countCalls(), 2);
  });

  test('is made once, however many ask at the same time', async (t) => {
    const { page, counted: countCalls } = await startRendering(t);
    const all = await Promise.all(Array.from({ length: 20 }, () => page('/events')));
    assert.ok(all.every(({ text }) => text === '<p>lent en 1</p>'));
    assert.equal(countCalls(), 1);
  });

  test('is made anew after a change of its data, and not after other changes', async (t) => {
    const { page, change, counted: countCalls } = await startRendering(t);
    await page('/events');
    change({ table: 'companies', ids: [1] });
    change({ table: 'counts', ids: [8] });
    assert.equal((await page('/events')).text, '<p>lent en 1</p>');
    assert.equal(countCalls(), 1);
    change({ table: 'counts', ids: [7] });
    let { text } = await page('/events');
    while (text === '<p>lent en 1</p>') ({ text } = await page('/events'));
    assert.equal(text, '<p>lent en 2</p>');
  });

  test('makes no reader wait while ten editors work', async (t) => {
    const { app, page, change, counted: countCalls } = await startRendering(t);
    await page('/events');
    await app.inject({ method: 'POST', url: '/api/hold' });
    for (let editor = 1; editor <= 10; editor += 1) {
      await app.inject({ method: 'POST', url: `/api/v2/companies/${editor}/presence` });
      change({ table: 'companies', ids: [1] });
      assert.equal((await page('/events')).text, '<p>lent en 1</p>');
    }
    assert.equal(countCalls(), 1);
    for (let editor = 1; editor <= 10; editor += 1) {
      change({ table: 'counts', ids: null });
      assert.equal((await page('/events')).text, '<p>lent en 1</p>');
    }
    await app.inject({ method: 'POST', url: '/api/release' });
    while ((await page('/events')).text === '<p>lent en 1</p>') await new Promise((resolve) => setImmediate(resolve));
  });

  test('is another one in each language, theme and search', async (t) => {
    const { page, counted: countCalls } = await startRendering(t);
    assert.match((await page('/events', { 'accept-language': 'pt' })).text, /^<p>lent pt/);
    assert.match((await page('/es/events', { 'accept-language': 'pt' })).text, /^<p>lent es/);
    assert.match((await page('/events', { cookie: 'enlace_theme=dark' })).body, /<html lang="en" data-theme="dark">/);
    assert.match((await page('/events')).body, /<html lang="en">/);
    await page('/events?page=2');
    assert.equal(countCalls(), 5);
  });

  test('is the same for addresses that differ in parameters that it does not read', async (t) => {
    const { page, counted: countCalls } = await startRendering(t);
    await page('/events');
    for (const query of ['x=anything', 'utm_source=mail&gclid=1', ''])
      assert.equal((await page(`/events?${query}`)).text, '<p>lent en 1</p>');
    await page('/events?x=1&page=2');
    await page('/events?page=2&x=2');
    assert.equal(countCalls(), 2);
  });

  test('has an address in each language that names the others', async (t) => {
    const { page } = await startRendering(t);
    const { body, status } = await page('/es/events');
    assert.equal(status, 200);
    assert.match(body, /<html lang="es">/);
    assert.match(body, /"prefix":"\/es"/);
    for (const [lang, path] of [
      ['en', '/en/events'],
      ['es', '/es/events'],
      ['pt', '/pt/events'],
      ['x-default', '/events'],
    ]) {
      assert.ok(
        body.includes(`<link rel="alternate" hreflang="${lang}" href="https://enlace.test${path}" data-head>`),
        lang,
      );
    }
    const unknownPage = await page('/fr/events');
    assert.equal(unknownPage.status, 404);
    assert.equal((await page('/es')).status, 200);
    assert.equal((await page('/es/nowhere')).status, 404);
  });
});

describe('a page of a record that nobody has', () => {
  test('comes whole too, kept for itself and for no search engine', async (t) => {
    const { app, page, change, counted: countCalls } = await startRendering(t);
    const { status, text, body } = await page('/chapters/bogotaa');
    assert.deepEqual([status, text], [404, '<p>lent en 1</p>']);
    assert.match(body, /<meta name="robots" content="noindex/);
    assert.doesNotMatch(body, /needs JavaScript/);
    const again = await app.inject('/chapters/bogotaa');
    assert.deepEqual([again.statusCode, again.headers['x-robots-tag'], countCalls()], [404, 'noindex', 1]);
    assert.equal(again.headers['cache-control'], 'no-store');
    change({ table: 'chapters', ids: [3] });
    assert.equal((await page('/chapters/bogotaa')).text, '<p>lent en 2</p>');
  });

  test('is left to the browser when somebody asks for one after another, and nobody else notices', async (t) => {
    const { app, page, counted: countCalls } = await startRendering(t);
    await page('/events');
    const texts = [];
    for (let turn = 0; turn < 60; turn += 1) texts.push((await page(`/chapters/x${turn}`)).text);
    const renderedCount = texts.filter((text) => text !== '').length;
    assert.ok(renderedCount >= 5 && renderedCount <= 15, String(renderedCount));
    assert.equal((await page('/chapters/x59')).status, 404);
    assert.equal(countCalls(), renderedCount + 1);
    assert.equal((await page('/events')).text, '<p>lent en 1</p>');
    const other = await app.inject({ url: '/chapters/other', remoteAddress: '203.0.113.7' });
    assert.match(other.body, /<div id="root"><p>lent/);
    assert.match((await page('/chapters/bogota')).text, /^<p>lent/);
  });
});

describe('a person who is signed in', () => {
  test('gets a page of her own, which nobody else ever sees', async (t) => {
    const { page } = await startRendering(t);
    const [visitor, luz, ada, again] = await Promise.all([
      page('/events'),
      page('/events', signedInAs('latina')),
      page('/events', signedInAs('admin')),
      page('/events'),
    ]);
    assert.match(luz.body, /"viewer":\{"id":2,"name":"Luz"/);
    assert.match(ada.body, /"viewer":\{"id":1,"name":"Ada"/);
    assert.equal(luz.text, '');
    for (const { body, text } of [visitor, again, await page('/events')]) {
      assert.doesNotMatch(body, /"viewer"/);
      assert.doesNotMatch(body, /Luz|Ada|"\/my","screen/);
      assert.match(text, /^<p>lent/);
    }
  });
});

describe('a remote’s server build that', () => {
  for (const what of ['throw', 'hang', 'wait', 'leak']) {
    test(`${what}s: visitors get 503 and a page for the browser, other pages are rendered`, async (t) => {
      const { app, page } = await startRendering(t, {
        RENDER_LIMIT_MS: '1000',
        RENDER_WAIT_MS: '20000',
        RENDER_MEMORY_MB: '64',
        ...(what === 'wait' ? { RENDER_WAIT_MS: '300' } : {}),
      });
      const [answer, other] = await Promise.all([app.inject(`/events?do=${what}`), page('/')]);
      assert.equal(answer.statusCode, 503);
      assert.equal(answer.headers['retry-after'], '30');
      assert.match(answer.body, /<div id="root"><\/div>/);
      assert.match(answer.body, /needs JavaScript/);
      assert.match(answer.body, /<script[^>]+src="\/assets\/shell/);
      assert.doesNotMatch(answer.body, /a fault on purpose/);
      if (what !== 'wait') assert.match(other.text, /^<p>lent en/);
      assert.match((await page('/chapters/bogota')).text, /^<p>lent en/);
    });
  }

  test('fails later does not replace the last good page', async (t) => {
    const { app, page, pageInTheEnd } = await startRendering(t, { RENDER_WAIT_MS: '300' });
    const { text } = await pageInTheEnd('/events');
    await app.inject({ method: 'POST', url: '/api/down' });
    assert.deepEqual([(await page('/events')).text, (await page('/events')).text], [text, text]);
    assert.equal((await page('/events')).status, 200);
  });

  test('fails again and again is left alone for a while, on this page only', async (t) => {
    const { page, counted: countCalls } = await startRendering(t);
    for (const round of [1, 2, 3]) await page(`/events?do=throw&round=${round}`);
    assert.equal((await page('/events')).status, 503);
    assert.equal(countCalls(), 0);
    assert.match((await page('/')).text, /^<p>lent en/);
  });

  test('cannot get its data is not kept, and not blamed', async (t) => {
    const { app, page, counted: countCalls } = await startRendering(t);
    await app.inject({ method: 'POST', url: '/api/down' });
    for (let round = 1; round <= 4; round += 1) assert.equal((await page('/events')).status, 503);
    assert.ok(countCalls() >= 4);
  });

  test('gets its data late: the page is kept when it is finished, other pages are not affected', async (t) => {
    // The data take longer than the limit, which counts the renderer's own work.
    const { app, page, pageInTheEnd } = await startRendering(t, { RENDER_LIMIT_MS: '150', RENDER_WAIT_MS: '600' });
    await pageInTheEnd('/');
    await app.inject({ method: 'POST', url: '/api/hold' });
    assert.equal((await page('/events')).status, 503);
    assert.match((await page('/')).text, /^<p>lent en/);
    await app.inject({ method: 'POST', url: '/api/release' });
    assert.match((await pageInTheEnd('/events')).text, /^<p>lent en/);
  });
});

test('the last good page is shown after a restart, until a new one can be made', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-pages-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const first = await startRendering(t, { RENDER_WAIT_MS: '5000' }, folder);
  const { text } = await first.page('/events');
  await first.app.close();
  const second = await startRendering(t, { RENDER_WAIT_MS: '5000' }, folder);
  await second.app.inject({ method: 'POST', url: '/api/down' });
  const shownPage = await second.page('/events');
  assert.deepEqual([shownPage.status, shownPage.text], [200, text]);
  const state = await second.app.inject(String(stateOf(shownPage.body)));
  assert.deepEqual(state.json(), { slices: { 'public/count': 1 }, queries: ['count'] });
  assert.ok(shownPage.body.includes(`<style nonce="${shownPage.nonce}"`));
  assert.equal((await second.page('/')).status, 503);
});

test('the gateway is ready when a page of each build has been rendered', async (t) => {
  const { app, page, counted: countCalls } = await startRendering(t);
  await app.inject({ method: 'POST', url: '/api/hold' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const cold = await app.inject('/readyz');
  assert.deepEqual([cold.statusCode, cold.json().checks.pages], [503, 'warming up']);
  await app.inject({ method: 'POST', url: '/api/release' });
  while ((await app.inject('/readyz')).statusCode === 503) await new Promise((resolve) => setImmediate(resolve));
  assert.match((await page('/')).text, /^<p>lent en/);
  assert.equal(countCalls(), 1);
});

test('pages are left to the browser where rendering is switched off', async (t) => {
  const { page, counted: countCalls } = await startRendering(t, { RENDER_PAGES: 'false' });
  assert.equal((await page('/events')).text, '');
  assert.equal(countCalls(), 0);
});

describe('a browser with the preview of a release', () => {
  test('gets pages rendered for it alone: none is taken from the cache, kept, or named by an address', async (t) => {
    const { app, page, token } = await startRendering(t);
    const url = '/registry/releases/mf-public/1.0.0/preview';
    const answer = await app.inject({ method: 'POST', url, headers: token(), payload: { hours: 1 } });
    const headers = { cookie: `enlace_release=${new URL(answer.json().data.link).searchParams.get('release')}` };

    assert.equal((await page('/events')).text, '<p>lent en 1</p>');
    const preview = await page('/events', headers);
    assert.equal(preview.text, '<p>lent en 2</p>');
    assert.match(preview.body, /class="release-strip"/);
    assert.deepEqual(bootSchema.parse(bootOf(preview.body)).registry.remotes[0]?.version, '1.0.0');
    assert.deepEqual(stateOf(preview.body), { slices: { 'public/count': 2 }, queries: ['count'] });
    assert.equal((await page('/events', headers)).text, '<p>lent en 3</p>');

    const live = await page('/events');
    assert.equal(live.text, '<p>lent en 1</p>');
    assert.doesNotMatch(live.body, /release-strip/);
  });

  test('gets the kept page with a message when its link is not valid, and the kept page stays as it is', async (t) => {
    const { page } = await startRendering(t);
    assert.equal((await page('/events')).text, '<p>lent en 1</p>');
    const refusedPage = await page('/events?release=wrong');
    assert.equal(refusedPage.text, '<p>lent en 1</p>');
    assert.match(refusedPage.body, /release-strip/);
    assert.doesNotMatch((await page('/events')).body, /release-strip/);
  });
});
