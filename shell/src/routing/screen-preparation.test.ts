import type { HttpRequest, InjectedSlice, Query } from '@enlace/shared-data';
import { createCalls, createPlatformStore, defineCall, defineFeature, defineRemote } from '@enlace/shared-data';

import { createExternalStore } from '../lifecycle/external-store';
import { withMounted, emptyOutlet } from '../lifecycle/outlet';
import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import type { PreparationParts } from './preparation';
import { createScreenPreparation } from './screen-preparation';

const path = '/api/news/list';
const { calls, ...slice } = createCalls('test/news', {
  list: defineCall({
    client: 'public',
    request: (query: { readonly page: number }) => ({ call: { method: 'GET', path, body: 'none' }, query }),
    read: ({ body }) => body,
  }),
  private: defineCall({
    client: 'authenticated',
    request: (query: { readonly page: number }) => ({
      call: { method: 'GET', path: '/api/private', body: 'none' },
      query,
    }),
    read: ({ body }) => body,
  }),
});
const news: InjectedSlice = slice;

const log: string[] = [];
/** Ends the load of the code, and answers the request. */
const settle = { code: () => undefined as void, answer: () => undefined as void };

function setUp(queries: readonly Query[] = [calls.list.query({ page: 1 })]) {
  log.length = 0;
  const send = ({ call, query }: HttpRequest) => {
    log.push(`${call.path} page ${String(query?.['page'])}`);
    return new Promise<{ status: number; body: unknown }>((resolve) => {
      settle.answer = () => resolve({ status: 200, body: ['a story'] });
    });
  };
  const module = defineRemote({
    id: 'mf-public',
    features: [
      defineFeature({
        id: 'news',
        screens: {
          news: () => {
            log.push('code');
            return new Promise((resolve) => {
              const screen = { Component: () => null, load: () => queries, slices: [news] };
              settle.code = () => resolve({ screen });
            });
          },
        },
      }),
    ],
    reads: () => Promise.resolve({ reads: { news: () => [{ path, query: { page: 1 } }] } }),
  });
  const pages = [
    buildPage({ name: 'news', path: '/news' }),
    buildPage({ name: 'login', path: '/my', protected: true }),
  ];
  const registryState = { answer: buildAnswer([buildRemote('mf-public', pages)]), viewerId: null, outdatedOn: null };
  const report = ({ error }: { readonly error: unknown }) => {
    throw error;
  };
  const http = { send };
  // The store exists before the preparation, which sends through it.
  const network = { answerOf: (_request: HttpRequest): ReturnType<typeof send> | null => null };
  const platform = createPlatformStore({
    http: { send: (request) => network.answerOf(request) ?? send(request) },
    storage: null,
    slices: [],
    report,
  });
  const parts = {
    platform,
    registry: createExternalStore(registryState),
    applications: { outlet: createExternalStore(withMounted(emptyOutlet, 'mf-public', module)) },
    screens: { platform, loadTexts: () => Promise.resolve() },
    served: new Set<string>(),
    viewer: () => null,
    locale: () => 'en' as const,
    http,
    // Only the parts that the preparation uses.
  } as unknown as PreparationParts;
  const preparation = createScreenPreparation(parts);
  network.answerOf = preparation.answerOf;
  return { preparation, platform, servedKeys: parts.served };
}

const address = { pathname: '/news', search: '' };
const line = () => document.querySelector('[data-navigation-line]');
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('data and code are requested together when a link is pressed, and once', async () => {
  const { preparation } = setUp();
  expect(preparation.prefetchPage(address)).toBe(true);
  await nextTask();
  expect([...log].sort()).toEqual([`${path} page 1`, 'code']);
  const click = preparation.forClick(address);
  settle.code();
  await nextTask();
  settle.answer();
  await click;
  expect(log.filter((entry) => entry.startsWith(path))).toHaveLength(1);
});

test('a click waits until code and data are there, with a line at the top', async () => {
  const { preparation, platform, servedKeys } = setUp();
  let isDone = false;
  const click = preparation.forClick(address)?.then(() => (isDone = true));
  expect(line()).not.toBeNull();
  settle.code();
  await nextTask();
  expect(isDone).toBe(false);
  settle.answer();
  await click;
  expect(line()).toBeNull();
  expect(calls.list.select(platform.store.getState(), calls.list.keyOf({ page: 1 })).answer).toEqual(['a story']);
  // The screen uses this answer and sends no second request.
  expect([...servedKeys]).toEqual([calls.list.query({ page: 1 }).key]);
});

test('a visited page with its data is drawn without a request', async () => {
  const { preparation } = setUp();
  const click = preparation.forClick(address);
  settle.code();
  await nextTask();
  settle.answer();
  await click;
  const secondClick = preparation.forClick(address);
  expect(line()).toBeNull();
  await secondClick;
  expect(log.filter((entry) => entry.startsWith(path))).toHaveLength(1);
});

test('protected pages and pages of other remotes are not prepared', () => {
  const { preparation } = setUp();
  expect(preparation.prefetchPage({ pathname: '/my', search: '' })).toBe(false);
  expect(preparation.forClick({ pathname: '/admin/news', search: '' })).toBeNull();
  expect(log).toEqual([]);
});

test('a link that is only pointed at sends no request with the token, whose refusal would leave the page', async () => {
  const { preparation } = setUp([calls.list.query({ page: 1 }), calls.private.query({ page: 1 })]);
  for (const isPress of [false, true]) {
    preparation.prefetchPage(address, isPress);
    settle.code();
    await nextTask();
  }
  expect(log).not.toContain('/api/private page 1');
  const click = preparation.forClick(address);
  await nextTask();
  expect(log).toContain('/api/private page 1');
  void click;
});
