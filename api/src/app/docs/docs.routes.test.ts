import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';

import { parseApiEnv } from '../parse-api-env';
import type { TestApi } from '../../testing/build-test-api';
import { buildBesideApi, shareDemoApi } from '../../testing/shared-api';

const paths = ['/api/docs', '/back/api/docs', '/api/docs/openapi.json'];

describe('the documentation of the API', () => {
  const apis: TestApi[] = [];
  const openApi = async (apiDocs: 'admins' | 'off'): Promise<TestApi> => {
    const api = await buildBesideApi(await shareDemoApi(), { env: { apiDocs } });
    apis.push(api);
    return api;
  };
  after(async () => {
    for (const api of apis) await api.close();
  });

  test('is public, only for admins, or off', async () => {
    const [publicApi, adminsApi, offApi] = [await shareDemoApi(), await openApi('admins'), await openApi('off')];
    for (const path of paths) {
      assert.equal((await publicApi.get(path)).statusCode, 200, path);
      assert.equal((await adminsApi.get(path)).statusCode, 401, path);
      assert.equal((await adminsApi.get(path, 'recruiters')).statusCode, 403, path);
      const answer = await adminsApi.get(path, 'admin');
      assert.deepEqual([answer.statusCode, answer.headers['cache-control']], [200, 'private, no-store'], path);
      assert.equal((await offApi.get(path, 'admin')).statusCode, 404, path);
    }
  });

  test('is only for admins in production, and public elsewhere, unless API_DOCS has another value', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://enlace.example.org',
      SESSION_SECRET: 'x'.repeat(40),
      TOKEN_SECRET: 'y'.repeat(40),
    };
    assert.equal(parseApiEnv(production, '/tmp').env?.apiDocs, 'admins');
    assert.equal(parseApiEnv({ ...production, API_DOCS: 'off' }, '/tmp').env?.apiDocs, 'off');
    assert.equal(parseApiEnv({ NODE_ENV: 'development' }, '/tmp').env?.apiDocs, 'public');
  });
});
