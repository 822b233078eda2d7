import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { TestApi } from '../../testing/build-test-api';
import { buildBesideApi, shareDemoApi } from '../../testing/shared-api';

const site = 'https://www.enlace.example';
let api: TestApi;
before(async () => {
  api = await buildBesideApi(await shareDemoApi(), { env: { allowedOrigins: [site] } });
});
after(() => api.close());

const question = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,if-match',
};
const ask = (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string>) =>
  api.send({ method, url, headers });

describe('a call from a page of another origin', () => {
  test('is allowed with credentials where the origin is named, also when it is refused', async () => {
    for (const [url, status] of [
      ['/api/chapters/list', 200],
      ['/api/users/list', 401],
      ['/api/chapters/get/0', 404],
      ['/api/nothing', 404],
    ] as const) {
      const { statusCode, headers } = await ask('GET', url, { origin: site });
      assert.equal(statusCode, status, url);
      assert.equal(headers['access-control-allow-origin'], site, url);
      assert.equal(headers['access-control-allow-credentials'], 'true');
      assert.match(String(headers['access-control-expose-headers']), /retry-after/);
      assert.match(String(headers['vary']), /\bOrigin\b/);
    }
  });

  test('is announced by a question with the headers of the client', async () => {
    const { statusCode, headers } = await ask('OPTIONS', '/api/editarea?id=1', { origin: site, ...question });
    assert.deepEqual([statusCode, headers['access-control-allow-origin']], [204, site]);
    for (const name of ['authorization', 'content-type', 'if-match', 'prefer'])
      assert.ok(String(headers['access-control-allow-headers']).includes(name), name);
    assert.match(String(headers['access-control-allow-methods']), /GET.*POST/);
  });

  test('gets nothing where the origin is not named, and never below /back', async () => {
    for (const [url, origin] of [
      ['/api/chapters/list', 'https://enlace.example.evil.example'],
      ['/api/chapters/list', 'null'],
      ['/back/api/chapters/list', site],
    ] as const) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await ask(method, url, { origin, ...(method === 'OPTIONS' ? question : {}) });
        const names = Object.keys(headers).filter((name) => name.startsWith('access-control'));
        assert.deepEqual(names, [], `${method} ${url} from ${origin}`);
      }
    }
    const { headers } = await ask('GET', '/api/chapters/list', {});
    assert.match(String(headers['vary']), /\bOrigin\b/, 'a cache keeps the answers apart');
  });
});
