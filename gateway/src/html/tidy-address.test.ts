import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { startTestGateway } from '../testing/test-gateway';
import { tidyAddress, withoutNul } from './tidy-address';

describe('the address of a page', () => {
  for (const [url, tidy] of [
    ['/events/', '/events'],
    ['/es/events/?page=2&q=a/', '/es/events?page=2&q=a/'],
    ['/events//x///', '/events/x'],
    ['//evil.example/', '/evil.example'],
    ['/es/', '/es'],
  ] as const)
    test(`is one: ${url} leads to ${tidy}`, async (t) => {
      assert.equal(tidyAddress(url), tidy);
      const { app } = await startTestGateway(t);
      const answer = await app.inject({ url });
      assert.deepEqual([answer.statusCode, answer.headers.location], [301, tidy]);
    });

  for (const url of ['/', '/events', '/es', '/?q=//', '/events?back=/a/'])
    test(`stays as it is: ${url}`, () => {
      assert.equal(tidyAddress(url), url);
    });

  test('with a sign that no database takes is that of no page, and in the query it is left out', async (t) => {
    const { app } = await startTestGateway(t);
    for (const url of ['/events/%00', '/es/events/a%00b', '/%00']) {
      const answer = await app.inject({ url });
      assert.equal(answer.statusCode, 404, url);
      assert.match(String(answer.headers['content-type']), /text\/html/);
    }
    assert.equal(withoutNul('/events?search=a%00b'), '/events?search=ab');
    assert.equal((await app.inject('/events?search=%00')).statusCode, 200);
  });
});

test('addresses that browsers and managers of passwords know by heart are answered', async (t) => {
  const { app } = await startTestGateway(t);
  const icon = await app.inject('/favicon.ico');
  assert.deepEqual([icon.statusCode, String(icon.headers['content-type']).split(';')[0]], [200, 'image/svg+xml']);
  const account = await app.inject('/.well-known/change-password');
  assert.deepEqual([account.statusCode, account.headers.location], [302, '/my/account']);
});
