/** @jest-environment node */
import type { NotificationCount } from '@enlace/shared-contract/notifications';

import { followNotifications } from './follow-notifications';

const encode = (text: string) => new TextEncoder().encode(text);

/** A server whose streams the test writes. */
function createServer() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const tokens: (string | null)[] = [];
  const statuses: number[] = [];
  const waiting = new Set<() => void>();
  globalThis.fetch = ((_url: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('authorization'));
    const status = statuses.shift() ?? 200;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    waiting.forEach((wake) => wake());
    return Promise.resolve({ ok: status === 200, status, body } as Response);
  }) as typeof fetch;
  return {
    tokens,
    statuses,
    stream: async (index: number) => {
      while (streams[index] === undefined) await new Promise<void>((resolve) => waiting.add(resolve));
      return streams[index];
    },
  };
}

/** The numbers that a browser hears; `until` resolves with the next one. */
function createHearer() {
  const counts: NotificationCount[] = [];
  let wake = (): void => undefined;
  return {
    counts,
    onCount: (count: NotificationCount) => {
      counts.push(count);
      wake();
    },
    until: async (length: number) => {
      while (counts.length < length) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

// A browser without locks between tabs.
Object.defineProperty(globalThis, 'navigator', { value: {} });

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
});
afterEach(() => end.abort());

test('numbers arrive in order, whatever the parts of the stream are', async () => {
  const server = createServer();
  const hearer = createHearer();
  followNotifications({
    apiBase: '',
    userId: 7,
    getToken: () => 'token-1',
    onCount: hearer.onCount,
    signal: end.signal,
  });
  const stream = await server.stream(0);
  stream.enqueue(encode(':\n\ndata: {"unread":1,"la'));
  stream.enqueue(encode('test":7}\n\ndata: broken\n\ndata: {"unread":2,"latest":8}\n\n'));
  await hearer.until(2);
  expect(hearer.counts).toEqual([
    { unread: 1, latest: 7 },
    { unread: 2, latest: 8 },
  ]);
  expect(server.tokens).toEqual(['Bearer token-1']);
});

test('after an end or a refusal the next stream comes with the token of then', async () => {
  const server = createServer();
  server.statuses.push(503);
  const hearer = createHearer();
  let token = 'old';
  followNotifications({ apiBase: '', userId: 7, getToken: () => token, onCount: hearer.onCount, signal: end.signal });
  await server.stream(0);
  token = 'new';
  const next = await server.stream(1);
  next.enqueue(encode('data: {"unread":0,"latest":0}\n\n'));
  await hearer.until(1);
  expect(server.tokens).toEqual(['Bearer old', 'Bearer new']);
}, 15_000);
