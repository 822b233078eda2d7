import { holdKeyHeader } from '@enlace/shared-contract/orders';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { pino } from 'pino';

import { loadEmbeddedApi } from '../api-mount/embedded-api';
import { loadDemo } from '../load-demo';
import { fakePage } from '../testing/fake-build';
import { startTestGateway } from '../testing/test-gateway';

/** The calls of the real pages, over the real API; the page is the text of its answers. */
const server = `
const fields = 'id,title,slug,starts_at,status,city,capacity,going_count,price_from,currency,cover';
const list = (name, query) => '/api/' + name + '/list?lang=en&page=1&per_page=8' + query;
const events = (page) => list('events', '&when=upcoming&sort=starts_at&order=asc&fields=' + fields).replace('page=1', 'page=' + page);
function callsOf({ pathname, searchParams }) {
  const [, kind = '', slug] = pathname.split('/');
  if (kind === '') return ['/api/v2/stats', events(1), list('jobs', ''), list('news', ''), list('chapters', '')];
  if (slug !== undefined) return ['/api/v2/' + kind + '/by-slug/' + slug + '?lang=en'];
  return [kind === 'events' ? events(searchParams.get('page') || 1) : list(kind, '')];
}
exports.default = {
  async render({ address, sendRequest }) {
    await sendRequest({ method: 'GET', url: '/api/test-count?of=' + encodeURIComponent(address) });
    const texts = [];
    for (const url of callsOf(new URL(address, 'https://x.test'))) {
      const { status, body } = await sendRequest({ method: 'GET', url });
      if (status >= 400 && status !== 404) throw new Error(url + ' answered ' + status);
      texts.push(encodeURIComponent(JSON.stringify(body)));
    }
    return { html: '<p>' + texts.join(' ') + '</p>', styles: '', state: { slices: {}, queries: [] } };
  },
};`;

interface Ticket {
  readonly id: number;
  readonly price: number;
  readonly state: string;
  readonly left: number | null;
  readonly min_per_order: number;
  readonly visibility: string;
}

interface EventRow extends Row {
  readonly title: string;
  readonly tickets: readonly Ticket[];
}

interface Row {
  readonly id: number;
  readonly slug: string;
}

const lists = ['/', '/events', '/events?page=2'];

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A gateway with the real API and its demo data, and the renderings of its pages. */
async function startSite(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-changes-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const source = { NODE_ENV: 'test', PUBLIC_URL: 'https://enlace.test', DATA_DIR: folder, FREE_SPACE_FLOOR_MB: '0' };
  const embedded = await loadEmbeddedApi(source, { root: folder, loadDemo });
  assert.deepEqual(embedded.problems, []);
  const api = await embedded.start(pino({ level: 'silent' }));
  const renderings: string[] = [];
  const kinds = ['events', 'companies', 'news', 'press'];
  const { app } = await startTestGateway(t, {
    env: { RENDER_WAIT_MS: '20000', PAGE_CACHE_SECONDS: '3600' },
    api: {
      ...api,
      plugin: async (scope, options) => {
        await api.plugin(scope, options);
        scope.get<{ Querystring: { of: string } }>('/api/test-count', async ({ query }, reply) => {
          renderings.push(query.of);
          void reply.header('x-enlace-reads', '-');
          return {};
        });
      },
    },
    remotes: [
      {
        id: 'mf-public',
        version: '1.0.0',
        files: { 'server/page.cjs': server },
        pages: [
          fakePage('home', '/', { search: [] }),
          ...kinds.flatMap((kind) => [
            fakePage(`${kind}-list`, `/${kind}`, { search: ['page'] }),
            fakePage(kind, `/${kind}/:slug`, { search: [] }),
          ]),
        ],
        spoil: (build) => {
          build['server'] = 'server/page.cjs';
        },
      },
    ],
  });
  let token = '';
  const send = async (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) => {
    const authorization = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url, payload, headers: { ...authorization, ...headers } });
    assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`);
    return answer.json<{ data: { access_token: string; reference: string; key: string } }>().data;
  };
  token = (await send('/api/login', { email: 'admin@enlace.test', password: 'enlace-demo-1' })).access_token;
  const read = async <T extends Row>(name: string, query = ''): Promise<readonly T[]> =>
    (await app.inject(`/api/${name}/list?page=1&per_page=100${query}`)).json<{ data: T[] }>().data;
  /** A record with the rights of an admin. */
  const readRecord = async <T extends Row>(name: string, slug: string): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ url: `/api/v2/${name}/by-slug/${slug}`, headers })).json<{ data: T }>().data;
  };
  /** What a page shows. */
  const show = async (url: string): Promise<string> => {
    const { body, statusCode } = await app.inject(url);
    assert.equal(statusCode, 200, url);
    return decodeURIComponent(/<div id="root"><p>(.*?)<\/p><\/div>/s.exec(body)?.[1] ?? '');
  };
  return { app, renderings, send, read, readRecord, show };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Counts the pages that a change makes again. Announcements keep their order and a page is made at most once in a
 * second, so all pages of a change are made when a later change has made another page three times.
 */
function createCount({ send, show, renderings }: Site, pages: readonly string[], clipping: Row) {
  let edits = 0;
  const settle = async (): Promise<void> => {
    for (const _round of [1, 2, 3]) {
      edits += 1;
      const title = `Clipping ${edits}`;
      await show('/press');
      await send(`/api/editpress?id=${clipping.id}`, { title });
      await until(async () => (await show('/press')).includes(title));
    }
  };
  return async (change: () => Promise<unknown>): Promise<string[]> => {
    for (const url of [...pages, ...pages]) await show(url);
    await settle();
    renderings.length = 0;
    await change();
    await settle();
    return [...new Set(renderings)].filter((url) => pages.includes(url)).toSorted();
  };
}

test('a page is rendered again for a change that it shows, and for no other', async (t) => {
  const site = await startSite(t);
  const { app, send, read, readRecord, show } = site;
  const isFree = ({ price, state, min_per_order: least, visibility, ...ticket }: Ticket): boolean =>
    price === 0 && state === 'on_sale' && (ticket.left ?? 0) > 5 && least === 1 && visibility === 'public';
  const freeEvents: EventRow[] = [];
  for (const { slug } of await read('events', '&when=upcoming&sort=starts_at&order=asc')) {
    if (freeEvents.length === 2) break;
    const event = await readRecord<EventRow>('events', slug);
    if (event.tickets.some(isFree)) freeEvents.push(event);
  }
  const [ownEvent, otherEvent] = freeEvents;
  const ticket = ownEvent?.tickets.find(isFree);
  const [company] = await read('companies');
  const [story] = await read('news');
  const [clipping] = await read('press');
  assert.ok(ownEvent && otherEvent && ticket && company && story && clipping);
  const ownPage = `/events/${ownEvent.slug}`;
  const otherPage = `/events/${otherEvent.slug}`;
  const pages = [
    ...lists,
    ownPage,
    otherPage,
    '/companies',
    `/companies/${company.slug}`,
    '/news',
    `/news/${story.slug}`,
  ];
  const renderedBy = createCount(site, pages, clipping);
  const readSeats = async (): Promise<number> => {
    const { data } = JSON.parse(await show(ownPage)) as { data: EventRow };
    return data.tickets.find(({ id }) => id === ticket.id)?.left ?? -1;
  };

  await t.test('ten editors who are present, save drafts, sign in and read make none', async () => {
    const changedPages = await renderedBy(async () => {
      const text = await show(ownPage);
      for (let round = 0; round < 10; round += 1) {
        const state = round % 2 === 0 ? 'editing' : 'viewing';
        await send(`/api/v2/events/${ownEvent.id}/presence`, { state });
        await send(`/api/v2/companies/${company.id}/presence`, { state });
        await send(`/api/v2/news/${story.id}/draft`, { title: `A draft ${round}` });
        await app.inject('/api/events/list?page=1');
        assert.equal(await show(ownPage), text);
      }
      await send('/api/login', { email: 'latina@enlace.test', password: 'enlace-demo-1' });
    });
    assert.deepEqual(changedPages, []);
  });

  await t.test('a hold and its end make the page of their event, with the right seats', async () => {
    const before = await readSeats();
    const changedPages = await renderedBy(async () => {
      const items = [{ ticket_id: ticket.id, quantity: 1 }];
      const hold = await send(`/api/v2/events/${ownEvent.id}/holds`, { items });
      const start = performance.now();
      await until(async () => (await readSeats()) === before - 1);
      assert.ok(performance.now() - start < 10_000);
      await send(`/api/v2/holds/${hold.reference}/release`, {}, { [holdKeyHeader]: hold.key });
      await until(async () => (await readSeats()) === before);
    });
    assert.deepEqual(changedPages, [ownPage]);
  });

  await t.test('an edit of an event makes its page and the lists, and no page of another event', async () => {
    for (const [event, page, strangePage] of [
      [otherEvent, otherPage, ownPage],
      [ownEvent, ownPage, otherPage],
    ] as const) {
      const changedPages = await renderedBy(() =>
        send(`/api/editevent?id=${event.id}`, { title: `${event.title} (new)` }),
      );
      for (const url of [...lists, page]) assert.ok(changedPages.includes(url), `${url} shows ${event.slug}`);
      for (const url of [strangePage, '/companies', '/news']) assert.ok(!changedPages.includes(url), url);
      assert.ok((await show(page)).includes(`${event.title} (new)`));
    }
  });

  await t.test('a menu label makes all pages again, and its readers get the earlier ones meanwhile', async () => {
    const [content] = await read('pages');
    assert.ok(content);
    const changedPages = await renderedBy(async () => {
      await send(`/api/editpage?id=${content.id}`, { nav_place: 'legal', nav_label: 'What now?' });
      await until(async () => (await app.inject('/registry')).body.includes('What now?'));
      for (const url of pages) await show(url);
    });
    assert.deepEqual(changedPages, pages.toSorted());
  });

  await t.test('a sale makes its page and the lists within seconds', async () => {
    const before = await readSeats();
    const changedPages = await renderedBy(async () => {
      const items = [{ ticket_id: ticket.id, quantity: 1 }];
      const hold = await send(`/api/v2/events/${ownEvent.id}/holds`, { items });
      await send(
        `/api/v2/holds/${hold.reference}/confirm`,
        { first_name: 'Ana', last_name: 'Nova', email: 'ana.nova@example.org' },
        { [holdKeyHeader]: hold.key },
      );
      const goings = (text: string): string => /"going_count":\d+/.exec(text)?.[0] ?? '';
      const going = goings(await show(ownPage));
      await until(async () => (await readSeats()) === before - 1 && goings(await show(ownPage)) !== going);
    });
    for (const url of [...lists, ownPage]) assert.ok(changedPages.includes(url), url);
    assert.ok(!changedPages.includes(otherPage));
  });
});
