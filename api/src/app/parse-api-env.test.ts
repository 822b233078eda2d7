import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { parseApiEnv } from './parse-api-env';

describe('environment of the API', () => {
  test('needs no variable in development', () => {
    const { env, problems } = parseApiEnv({}, '/project');
    assert.deepEqual(problems, []);
    assert.deepEqual(
      [env?.mode, env?.database.kind, env?.seeds, env?.host, env?.dataDir],
      ['development', 'pglite', true, '127.0.0.1', '/project/var'],
    );
  });

  test('names every wrong variable at once', () => {
    const { env, problems } = parseApiEnv(
      {
        NODE_ENV: 'production',
        PORT: 'http',
        DATABASE_URL: 'mysql://x',
        SESSION_SECRET: 'short',
        LOG_LEVEL: 'loud',
        LINKEDIN_CLIENT_ID: 'x',
        ALLOWED_ORIGINS: 'https://a.example,*',
        TRUST_PROXY: 'true',
        SEED: '',
      },
      '/project',
    );
    assert.equal(env, null);
    const namedVariables = problems.map((problem) => problem.split(':')[0]).sort();
    assert.deepEqual(namedVariables, [
      'ALLOWED_ORIGINS',
      'DATABASE_URL',
      'LINKEDIN_CLIENT_SECRET',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
      'SESSION_SECRET',
      'TOKEN_SECRET',
      'TRUST_PROXY',
    ]);
  });

  test('takes a number of proxies or their addresses', () => {
    const read = (setting: string) => parseApiEnv({ TRUST_PROXY: setting }, '/');
    const values = ['true', '2', '10.0.0.0/8, ::1', 'loopback', '10.0.0.0/255.0.0.0'].map(
      (setting) => read(setting).env?.trustProxy,
    );
    assert.deepEqual(values, [true, 2, '10.0.0.0/8, ::1', 'loopback', '10.0.0.0/255.0.0.0']);
    for (const setting of ['maybe', '10.0.0', '10.0.0.0/33', '-1', '1,maybe', '::1/a', '10.0.0.0/8/8'])
      assert.match(read(setting).problems.join(), /^TRUST_PROXY: must be a number of proxies or their addresses/);
  });

  test('has cookies for a domain that the site is part of', () => {
    const read = (domain: string) =>
      parseApiEnv({ PUBLIC_URL: 'https://www.enlace.example', COOKIE_DOMAIN: domain }, '/');
    assert.deepEqual(
      [read('enlace.example').env?.cookieDomain, read('www.enlace.example').problems],
      ['enlace.example', []],
    );
    for (const domain of ['lace.example', 'other.example', '.enlace.example'])
      assert.match(read(domain).problems[0] ?? '', /^COOKIE_DOMAIN: /);
  });

  test('never fills a production database with the demo community', () => {
    const secret = 'x'.repeat(40);
    const source = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://enlace.example',
      SESSION_SECRET: secret,
      TOKEN_SECRET: secret,
      SEED: '1',
    };
    const { env } = parseApiEnv(source, '/project');
    assert.deepEqual([env?.seeds, env?.host], [false, '0.0.0.0']);
  });
});
