import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { contractCalls } from '../../kit/core/contract/contract-calls';
import type { TestApi } from '../../testing/build-test-api';
import { shareDemoApi } from '../../testing/shared-api';

type Verb = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

describe('a verb that a path does not have', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
  });

  const ask = (method: Verb, url: string, headers: Record<string, string> = {}) => api.send({ method, url, headers });

  for (const prefix of ['', '/back'])
    test(`is refused with the verbs of the path, in the common format of errors, at ${prefix}/api`, async () => {
      const answer = await ask('POST', `${prefix}/api/chapters/list?order=desc`, { 'accept-language': 'es' });
      assert.equal(answer.statusCode, 405);
      assert.equal(answer.headers['allow'], 'GET, HEAD, OPTIONS');
      const message = 'Esto no se puede hacer aquí.';
      assert.deepEqual(answer.json(), {
        error: 'method_not_allowed',
        error_description: message,
        message,
        code: 'METHOD_NOT_ALLOWED',
      });
      const write = await ask('GET', `${prefix}/api/addtag`);
      assert.equal(write.statusCode, 405);
      assert.equal(write.headers['allow'], 'OPTIONS, POST');
    });

  test('is refused at every call of the contract, for any caller and any body', async () => {
    for (const { method, path } of contractCalls()) {
      const url = path.replace('{resource}', 'news').replace(/\{\w+\}/g, '3');
      const answer = await api.send({ method: 'PUT', url, headers: { 'content-type': 'text/plain' }, payload: 'x' });
      const allow = String(answer.headers['allow']).split(', ');
      if (answer.statusCode !== 405) assert.fail(`${answer.statusCode} PUT ${url}`);
      assert.ok(allow.includes(method), `${method} ${url}: ${allow.join()}`);
    }
  });

  test('is refused at a path with a parameter too; an unknown path is 404 for every verb', async () => {
    assert.equal((await ask('DELETE', '/api/chapters/get/bogot%C3%A1')).headers['allow'], 'GET, HEAD, OPTIONS');
    for (const verb of ['GET', 'POST', 'PUT', 'OPTIONS', 'DELETE'] as const)
      for (const url of ['/api/chapters', '/api/chapters/list/', '/api/Chapters/list', '/back/api/nothing', '/api/'])
        assert.equal((await ask(verb, url)).statusCode, 404, `${verb} ${url}`);
  });

  test('HEAD is GET without its body, and is refused like GET', async () => {
    const [head, get] = [await ask('HEAD', '/api/tags/list'), await ask('GET', '/api/tags/list')];
    assert.equal(head.statusCode, 200);
    assert.equal(head.body, '');
    for (const name of ['content-type', 'content-length', 'cache-control'])
      assert.equal(head.headers[name], get.headers[name]);
    const refusal = await ask('HEAD', '/api/addtag');
    assert.deepEqual([refusal.statusCode, refusal.body, refusal.headers['allow']], [405, '', 'OPTIONS, POST']);
    assert.equal((await ask('HEAD', '/api/users/list')).statusCode, 401);
  });

  test('OPTIONS answers the verbs of a path to every caller', async () => {
    for (const [url, allow] of [
      ['/api/chapters/list', 'GET, HEAD, OPTIONS'],
      ['/back/api/editusers?id=3', 'OPTIONS, POST'],
      ['/api/login', 'OPTIONS, POST'],
    ] as const) {
      const answer = await ask('OPTIONS', url);
      assert.deepEqual([answer.statusCode, answer.headers['allow'], answer.body], [204, allow, ''], url);
      assert.equal(answer.headers['access-control-allow-origin'], undefined);
    }
  });
});
