import { sendLast } from './send-last';

const send = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  send.mockReset();
  Object.assign(globalThis, { fetch: send });
});

test('the last message is JSON with the bearer token, in a request that outlives the page', async () => {
  send.mockResolvedValue(Response.json({ data: 1 }));
  await expect(sendLast('/api/v2/lessons/2/progress', { seq: 1 }, 'token-1')).resolves.toEqual({ data: 1 });
  expect(send.mock.calls).toEqual([
    [
      '/api/v2/lessons/2/progress',
      {
        method: 'POST',
        body: '{"seq":1}',
        keepalive: true,
        headers: { 'content-type': 'application/json', authorization: 'Bearer token-1' },
      },
    ],
  ]);
});

test('a refusal has the code of its status', async () => {
  send.mockResolvedValue(new Response(null, { status: 401 }));
  await expect(sendLast('/api/v2/x', {}, 'old')).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
});

test('a lost request is NETWORK, and an answer without JSON is null', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(sendLast('/api/v2/x', {}, 'token-1')).rejects.toMatchObject({ code: 'NETWORK' });
  send.mockResolvedValueOnce(new Response('<p>Hello'));
  await expect(sendLast('/api/v2/x', {}, 'token-1')).resolves.toBeNull();
});
