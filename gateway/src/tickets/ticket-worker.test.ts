import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';

import { ticketWorker } from './ticket-worker';
import { fakeCaches } from '../testing/fake-caches';

const origin = 'https://enlace.test';
const page = '/t/secret';
const day = 24 * 3_600_000;

interface Ticket {
  readonly state: string;
  readonly email: string;
  readonly cancel_token: string;
  readonly event: { readonly status: string; readonly ends_at: string };
}

const ticketOf = (values: Partial<Ticket> = {}): Ticket => ({
  state: 'confirmed',
  email: 'ana@example.org',
  cancel_token: 'signed',
  event: { status: 'published', ends_at: '2031-03-06T01:00:00.000Z' },
  ...values,
});

/** The parts of a browser that the worker uses, with a network that can be cut or slow, and a clock. */
class FakeBrowser {
  isOnline = true;
  release = '1';
  answer: { status: number; ticket?: Ticket } = { status: 200, ticket: ticketOf() };
  now = Date.parse('2031-03-01T00:00:00.000Z');
  readonly asked: string[] = [];
  readonly stores = new Map<string, Map<string, Response>>();
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor() {
    const clock = () => this.now;
    class FakeDate extends Date {
      static override now(): number {
        return clock();
      }
    }
    const context = createContext({
      location: { origin },
      caches: fakeCaches(this.stores),
      fetch: (request: string | Request, options?: RequestInit) => this.#fetch(request, options),
      addEventListener: (name: string, listener: (event: object) => void) => this.#listeners.set(name, listener),
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined, get: async () => undefined },
      URL,
      AbortController,
      setTimeout,
      clearTimeout,
      Response,
      Date: FakeDate,
    });
    runInContext(ticketWorker(), context);
  }

  async send(name: 'install' | 'activate' | 'message', data?: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.#listeners.get(name)?.({ data, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  }

  keep(slug = 'secret', ticket: Ticket | null = ticketOf(), path = `/t/${slug}`): Promise<void> {
    const files = [`/remotes/mf-public/${this.release}/screen-ticket.js`, '/api/private', 'https://other.test/x.js'];
    return this.send('message', { page: path, slug, ticket, files });
  }

  /** The text of an answer; null when the worker leaves the request to the browser. */
  async open(path: string, init: { mode?: string; body?: object } = {}): Promise<string | null> {
    const { mode = 'no-cors', body } = init;
    const request = new Request(`${origin}${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
    Object.defineProperty(request, 'mode', { value: mode });
    let answer: Promise<Response> | null = null;
    const respondWith = (promise: Promise<Response>): void => void (answer = promise);
    this.#listeners.get('fetch')?.({ request, clientId: 'one', respondWith });
    return answer === null ? null : (await (answer as Promise<Response>)).text();
  }

  readTicket = async (slug = 'secret') => {
    const text = await this.open('/api/getAttendeeTicket?lang=es', { body: { slug } });
    return (JSON.parse(text ?? 'null') as { data: Ticket & { saved_at?: string } }).data;
  };

  copies = () => [...this.stores.keys()].map((name) => name.split(' ')[2]);

  async #fetch(request: string | Request, options?: RequestInit): Promise<Response> {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    this.asked.push(path);
    if (!this.isOnline) throw new TypeError('no network');
    if (path.endsWith('/api/getAttendeeTicket'))
      return Response.json({ data: this.answer.ticket }, { status: this.answer.status });
    if (!/^(\/es)?\/t\//.test(path)) return new Response(`content of ${path}`);
    const isCopy = new Headers(options?.headers).get('x-offline-document') === '1';
    const html = `document ${this.release} <script src="/assets/shell.${this.release}.js">`;
    return new Response(isCopy ? html : `${html} of Ana`, { headers: isCopy ? { 'x-offline-document': '1' } : {} });
  }
}

test('a ticket that was open once opens without network, with its files, data and code', async () => {
  const browser = new FakeBrowser();
  await browser.send('install');
  await browser.send('activate');
  await browser.keep();
  browser.isOnline = false;
  assert.match((await browser.open(page, { mode: 'navigate' })) ?? '', /^document 1 .*js">$/);
  assert.match((await browser.open(`${page}/?from=mail`, { mode: 'navigate' })) ?? '', /^document 1 /);
  assert.equal(await browser.open('/assets/shell.1.js'), 'content of /assets/shell.1.js');
  const screen = '/remotes/mf-public/1/screen-ticket.js';
  assert.equal(await browser.open(screen), `content of ${screen}`);
  const picture = '/api/v2/attendee-tickets/secret/qr.svg';
  assert.equal(await browser.open(picture), `content of ${picture}`);
  const { saved_at: savedAt, ...ticket } = await browser.readTicket();
  assert.equal(savedAt, '2031-03-01T00:00:00.000Z');
  assert.deepEqual(ticket, { ...ticketOf(), email: '', cancel_token: '' });
});

test('nothing else is kept or answered: other pages, calls of the API, other sites', async () => {
  const browser = new FakeBrowser();
  await browser.keep();
  const [store] = browser.stores.values();
  assert.deepEqual([...(store?.keys() ?? [])].sort(), [
    '/api/getAttendeeTicket',
    '/api/v2/attendee-tickets/secret/qr.svg',
    '/assets/shell.1.js',
    '/remotes/mf-public/1/screen-ticket.js',
    page,
  ]);
  assert.equal(await browser.open('/events/cafe', { mode: 'navigate' }), null);
  assert.equal(await browser.open('/api/v2/my-tickets'), null);
  assert.equal(await browser.open('/api/cancelAttendance', { body: { slug: 'secret' } }), null);
  browser.isOnline = false;
  await assert.rejects(browser.open('/t/another', { mode: 'navigate' }));
  await assert.rejects(browser.readTicket('another'));
});

test('the network comes first, and a new release replaces the copy only when all of it is there', async () => {
  const browser = new FakeBrowser();
  await browser.keep();
  browser.release = '2';
  assert.match((await browser.open(page, { mode: 'navigate' })) ?? '', /^document 2 .* of Ana$/);
  assert.equal((await browser.readTicket()).saved_at, undefined);
  browser.isOnline = false;
  await browser.keep();
  assert.match((await browser.open(page, { mode: 'navigate' })) ?? '', /^document 1 /);
  assert.equal(await browser.open('/assets/shell.1.js'), 'content of /assets/shell.1.js');
  browser.isOnline = true;
  browser.now += 1000;
  await browser.keep();
  assert.equal(browser.stores.size, 1);
  browser.isOnline = false;
  assert.match((await browser.open(page, { mode: 'navigate' })) ?? '', /^document 2 /);
  assert.equal(await browser.open('/assets/shell.2.js'), 'content of /assets/shell.2.js');
});

test('a ticket that is cancelled, of a cancelled event, or given away takes its copies with it', async () => {
  const cancelledTicket = ticketOf({ state: 'cancelled' });
  const ticketWithoutEvent = ticketOf({ event: { ...ticketOf().event, status: 'cancelled' } });
  for (const answer of [
    { status: 200, ticket: cancelledTicket },
    { status: 200, ticket: ticketWithoutEvent },
    { status: 404 },
  ]) {
    const browser = new FakeBrowser();
    await browser.keep();
    await browser.keep('secret', ticketOf(), '/es/t/secret');
    await browser.keep('other');
    browser.answer = answer;
    await browser.readTicket();
    assert.deepEqual(browser.copies(), ['/t/other']);
  }
  for (const ticket of [cancelledTicket, ticketWithoutEvent, null]) {
    const browser = new FakeBrowser();
    await browser.keep();
    await browser.keep('secret', ticket);
    assert.deepEqual(browser.copies(), []);
  }
});

test('copies end seven days after the event, and a browser has at most ten', async () => {
  const browser = new FakeBrowser();
  for (let number = 1; number <= 12; number += 1) {
    browser.now += 1000;
    await browser.keep(`ticket-${number}`);
  }
  assert.deepEqual(browser.copies().length, 10);
  assert.ok(browser.copies().includes('/t/ticket-12') && !browser.copies().includes('/t/ticket-2'));
  browser.isOnline = false;
  browser.now = Date.parse(ticketOf().event.ends_at) + 7 * day - 1;
  assert.match((await browser.open('/t/ticket-12', { mode: 'navigate' })) ?? '', /^document/);
  browser.now += 2;
  await assert.rejects(browser.open('/t/ticket-12', { mode: 'navigate' }));
  await browser.send('activate');
  assert.deepEqual(browser.copies(), []);
  browser.isOnline = true;
  await browser.keep('late');
  assert.deepEqual(browser.copies(), []);
});
