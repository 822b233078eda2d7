import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseGatewayEnv } from './env';

test('an empty environment is a development on this machine', () => {
  const { env, problems } = parseGatewayEnv({}, '/project');
  assert.deepEqual(problems, []);
  assert.equal(env?.mode, 'development');
  assert.equal(env?.host, '127.0.0.1');
  assert.equal(env?.port, 3000);
  assert.equal(env?.publicUrl, 'http://localhost:3000');
  assert.equal(env?.dataDir, '/project/var');
  assert.equal(env?.apiUrl, null);
});

test('every wrong variable is named at once', () => {
  const wrongVariables = {
    NODE_ENV: 'prod',
    PORT: '70000',
    PUBLIC_URL: 'enlace.example',
    API_URL: 'ftp://api',
    API_BASE_URL: 'api.example',
    LOG_LEVEL: 'loud',
    SESSION_POLL_SECONDS: '-1',
    DEV_REMOTES: 'mf-public',
    TRUST_PROXY: 'maybe',
    DEPLOY_TOKEN: 'short',
  };
  const { env, problems } = parseGatewayEnv(wrongVariables, '/project');
  assert.equal(env, null);
  for (const name of Object.keys(wrongVariables))
    assert.equal(problems.filter((p) => p.startsWith(`${name}:`)).length, 1, name);
});

test('production names the secrets it lacks, beside what is wrong', () => {
  const { problems } = parseGatewayEnv({ NODE_ENV: 'production', PORT: 'x' }, '/project');
  assert.deepEqual(
    problems.map((problem) => problem.split(':')[0]),
    ['PORT', 'PUBLIC_URL', 'DEPLOY_TOKEN'],
  );
  const complete = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://enlace.example/',
    DEPLOY_TOKEN: 'a-token-of-32-characters-is-here',
    DEV_REMOTES: 'mf-public=http://localhost:4301',
  };
  const { env } = parseGatewayEnv(complete, '/project');
  assert.equal(env?.host, '0.0.0.0');
  assert.equal(env?.publicUrl, 'https://enlace.example');
  assert.deepEqual(env?.devRemotes, {});
  const trusting = parseGatewayEnv({ ...complete, TRUST_PROXY: 'true' }, '/project');
  assert.deepEqual(
    trusting.problems.map((problem) => problem.split(':')[0]),
    ['TRUST_PROXY'],
  );
  assert.equal(parseGatewayEnv({ ...complete, TRUST_PROXY: '1' }, '/project').env?.trustProxy, 1);
});

test('every secret has at least 32 characters, with and without production', () => {
  for (const mode of ['production', 'development']) {
    const secrets = ['DEPLOY_TOKEN', 'METRICS_TOKEN', 'INTERNAL_SECRET'];
    const shortSecrets = Object.fromEntries(secrets.map((name) => [name, 'x'.repeat(31)]));
    const longSecrets = Object.fromEntries(secrets.map((name) => [name, 'x'.repeat(32)]));
    const base = { NODE_ENV: mode, PUBLIC_URL: 'https://enlace.example' };
    assert.deepEqual(
      parseGatewayEnv({ ...base, ...shortSecrets }, '/project').problems.map((problem) => problem.split(':')[0]),
      ['INTERNAL_SECRET', 'DEPLOY_TOKEN', 'METRICS_TOKEN'],
    );
    assert.deepEqual(parseGatewayEnv({ ...base, ...longSecrets }, '/project').problems, []);
  }
});

test('an empty variable is one that is not set', () => {
  const { env } = parseGatewayEnv({ PORT: '', API_URL: '', DATA_DIR: '/data', TRUST_PROXY: '2' }, '/project');
  assert.equal(env?.port, 3000);
  assert.equal(env?.apiUrl, null);
  assert.equal(env?.dataDir, '/data');
  assert.equal(env?.trustProxy, 2);
});
