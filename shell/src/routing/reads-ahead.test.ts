import type { HttpAnswer, HttpRequest } from '@enlace/shared-data';

import { createReadsAhead } from './reads-ahead';

const read = { path: '/api/news/list', query: { page: 1, order: 'desc' } };
const request: HttpRequest = {
  call: { method: 'GET', path: '/api/news/list', body: 'none', query: { order: 'desc' } },
  query: { page: 1 },
  client: 'public',
};
const answer: HttpAnswer = { status: 200, body: { data: [] } };

function setUp(send: (request: HttpRequest) => Promise<HttpAnswer> = () => Promise.resolve(answer)) {
  const http = { send: jest.fn(send) };
  return { http, readsAhead: createReadsAhead(http) };
}

test('the screen gets the answer of the read that was sent ahead, once', async () => {
  const { http, readsAhead } = setUp();
  readsAhead.send(read);
  readsAhead.send(read);
  expect(http.send).toHaveBeenCalledTimes(1);
  await expect(readsAhead.take(request)).resolves.toBe(answer);
  expect(readsAhead.take(request)).toBeNull();
});

test('another address, a write and a request with a token are sent themselves', () => {
  const { readsAhead } = setUp();
  readsAhead.send(read);
  expect(readsAhead.take({ ...request, query: { page: 2 } })).toBeNull();
  expect(readsAhead.take({ ...request, client: 'authenticated' })).toBeNull();
  expect(readsAhead.take({ ...request, call: { ...request.call, method: 'POST' } })).toBeNull();
});

test('an answer is not used after five seconds', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { readsAhead } = setUp();
  readsAhead.send(read);
  now.mockReturnValue(5_001);
  expect(readsAhead.take(request)).toBeNull();
  now.mockRestore();
});

test('a read that failed is repeated for the screen', async () => {
  let count = 0;
  const { readsAhead } = setUp(() => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(answer);
  });
  readsAhead.send(read);
  await expect(readsAhead.take(request)).resolves.toBe(answer);
});
