import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { test } from 'node:test';

import type { ApiPort } from '../api-mount/api-port';
import { loadEmbeddedApi } from '../api-mount/embedded-api';
import { startTestGateway } from '../testing/test-gateway';
import { createLogger } from './logger';

interface LoggedError {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** A gateway in production with its embedded API, without a mail server, and the lines of its log. */
test('the log and /readyz of a site in production', async (t) => {
  const lines: string[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      lines.push(...chunk.toString().split('\n'));
      callback();
    },
  });
  const logger = createLogger({ level: 'warn', isReadable: false }, target);
  const folder = await mkdtemp(join(tmpdir(), 'enlace-embedded-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const secret = 'a secret of the tests, and of nothing else';
  const embedded = await loadEmbeddedApi(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://enlace.test',
      SESSION_SECRET: secret,
      TOKEN_SECRET: `${secret}!`,
      DATA_DIR: folder,
      FREE_SPACE_FLOOR_MB: '0',
    },
    { root: folder, loadDemo: () => assert.fail('production loads no demo data') },
  );
  assert.deepEqual(embedded.problems, []);
  const api: ApiPort = await embedded.start(logger);
  const { app } = await startTestGateway(t, {
    logger,
    api: {
      ...api,
      plugin: async (scope, options) => {
        await api.plugin(scope, options);
        scope.get('/api/test-failure', () => {
          const cause = Object.assign(new Error('at postgres://user:hunter2@db'), { query: 'select hush' });
          throw new Error('broken in a test', { cause });
        });
      },
    },
  });
  const loggedErrorOf = (path: string): LoggedError | undefined =>
    lines
      .filter((line) => line.includes('"request failed"'))
      .map((line) => JSON.parse(line) as { err: LoggedError; reqId: string })
      .find(({ reqId }) => reqId === path)?.err;
  const get = (url: string, id: string) => app.inject({ url, headers: { 'x-request-id': id } });

  await t.test('warn at the start that mails wait', async () => {
    assert.ok(lines.some((line) => line.includes('"level":40') && line.includes('no mail server')));
    const readiness = await app.inject('/readyz');
    assert.equal(readiness.statusCode, 200, readiness.body);
    assert.equal(readiness.json().checks.mail, 'no mail server, 0 waiting');
  });

  await t.test('have name, message, stack and causes of a failure, and no secret; the answer has none', async () => {
    const answer = await get('/api/test-failure', 'failure-500');
    assert.equal(answer.statusCode, 500);
    assert.doesNotMatch(answer.body, /broken|hunter2|stack|\.ts/);
    const error = loggedErrorOf('failure-500');
    assert.deepEqual([error?.name, error?.message], ['Error', 'broken in a test']);
    assert.match(error?.stack ?? '', /broken in a test\n +at .*embedded-api\.full\.test/);
    assert.equal(error?.cause?.message, 'at postgres://[redacted]@db');
    assert.doesNotMatch(lines.join(''), /hunter2|hush|\[object Object\]/);
  });

  await t.test('have the reason of a 503 when the database has ended', async () => {
    await api.close();
    const answer = await get('/api/areas/list', 'failure-503');
    assert.equal(answer.statusCode, 503, answer.body);
    const error = loggedErrorOf('failure-503');
    assert.ok(error?.name !== undefined && (error.message ?? '') !== '' && error.stack !== undefined);
    assert.equal((await app.inject('/readyz')).json().checks.mail, 'unknown');
    assert.doesNotMatch(lines.join(''), /\[object Object\]/);
  });
});
