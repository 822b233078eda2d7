import { incidentReportPath } from '@enlace/shared-contract/forms';
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, test } from 'node:test';

import { startTestGateway } from '../testing/test-gateway';
import { createLogger } from './logger';
import { redactUrl } from './redact-url';
import { welcome } from './welcome';

const metricsToken = 'a-token-of-32-characters-is-here';

function collect(): { lines: string[]; target: Writable } {
  const lines: string[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      lines.push(chunk.toString());
      callback();
    },
  });
  return { lines, target };
}

describe('health', () => {
  test('tells a living process from one that can serve', async (t) => {
    let isUp = true;
    const ready = async (): Promise<void> => {
      if (!isUp) throw new Error('no database');
    };
    const { app } = await startTestGateway(t, { api: { ready } });
    assert.equal((await app.inject('/healthz')).statusCode, 200);
    const good = await app.inject('/readyz');
    assert.equal(good.statusCode, 200);
    assert.deepEqual(good.json(), { status: 'ready', checks: { registry: 'ok', api: 'ok', pages: 'ok', mail: 'ok' } });
    isUp = false;
    const bad = await app.inject('/readyz');
    assert.equal(bad.statusCode, 503);
    assert.equal(bad.headers['retry-after'], '2');
    assert.equal(bad.json().checks.api, 'failed');
    assert.equal((await app.inject('/healthz')).statusCode, 200);
  });

  test('sees a store that is gone', async (t) => {
    const { app, folder } = await startTestGateway(t);
    await rm(join(folder, 'registry/releases'), { recursive: true });
    assert.equal((await app.inject('/readyz')).json().checks.registry, 'failed');
  });

  test('does not wait for an API that hangs', async (t) => {
    const { app } = await startTestGateway(t, { api: { ready: () => new Promise(() => undefined) } });
    const answer = await app.inject('/readyz');
    assert.equal(answer.statusCode, 503);
  });
});

describe('figures', () => {
  test('count answers by route and show what is live', async (t) => {
    const { app } = await startTestGateway(t);
    await app.inject('/events?secret=1');
    await app.inject('/remotes/mf-public/1.0.0/remote.11223344.js');
    const { body, statusCode } = await app.inject('/metrics');
    assert.equal(statusCode, 200);
    assert.match(body, /http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} 1/);
    assert.match(body, /route="\/remotes\/:id\/:version\/\*"/);
    assert.match(body, /^registry_rev 3$/m);
    assert.match(body, /registry_live\{remote="mf-public",version="1\.0\.0",channel="stable"\} 100/);
    assert.match(body, /^process_cpu_seconds_total/m);
    assert.ok(!body.includes('secret'));
  });

  test('have those of the API, the renderer and the remotes', async (t) => {
    const { app } = await startTestGateway(t, {
      api: {
        readMetrics: async () => [
          {
            name: 'enlace_jobs',
            help: 'Background jobs',
            kind: 'gauge',
            samples: [{ labels: { state: 'dead' }, value: 2 }],
          },
        ],
      },
    });
    await app.inject('/events');
    const { body } = await app.inject('/metrics');
    assert.match(body, /^# TYPE enlace_jobs gauge\nenlace_jobs\{state="dead"\} 2$/m);
    assert.match(body, /^enlace_api_metrics_up 1$/m);
    assert.match(body, /^enlace_page_renders_total\{remote="mf-public",outcome="browser"\} [1-9]/m);
    assert.match(body, /^enlace_remote_enabled\{remote="mf-member"\} 1$/m);
  });

  test('are for this machine, or for whoever has the token', async (t) => {
    const open = await startTestGateway(t);
    const passedOn = await open.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } });
    assert.equal(passedOn.statusCode, 403);
    const far = await open.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    assert.equal(far.statusCode, 403);
    const { app } = await startTestGateway(t, { env: { METRICS_TOKEN: metricsToken } });
    assert.equal((await app.inject('/metrics')).statusCode, 403);
    const scrape = await app.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.9',
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    assert.equal(scrape.statusCode, 200);
  });

  test('are off in production without a token', async (t) => {
    const env = { NODE_ENV: 'production', DEPLOY_TOKEN: metricsToken };
    const { app } = await startTestGateway(t, { env });
    assert.equal((await app.inject('/metrics')).statusCode, 404);
  });
});

describe('the log', () => {
  test('names each request by an id that a sane caller may choose', async (t) => {
    const { lines, target } = collect();
    const { app } = await startTestGateway(t, { logger: createLogger({ level: 'debug', isReadable: false }, target) });
    const givenId = await app.inject({ url: '/', headers: { 'x-request-id': 'abc-12345678' } });
    assert.equal(givenId.headers['x-request-id'], 'abc-12345678');
    assert.ok(lines.some((line) => line.includes('"reqId":"abc-12345678"') && line.includes('"status":200')));
    for (const id of ['x', 'a b c d e f g h', `${'x'.repeat(65)}`, 'abc\\ninjected-line']) {
      const answer = await app.inject({ url: '/', headers: { 'x-request-id': id } });
      assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/);
    }
  });

  test('holds no secret', async (t) => {
    const { lines, target } = collect();
    const logger = createLogger({ level: 'trace', isReadable: false }, target);
    const { app } = await startTestGateway(t, { logger });
    await app.inject({
      url: '/reset-password?pin=123456&token=hush1&next=%2Fmy',
      headers: { cookie: 'next-auth.session-token=hush2', authorization: 'Bearer hush3' },
    });
    logger.info({ req: { headers: { cookie: 'hush4', authorization: 'hush5', host: 'seen' } } }, 'by hand');
    const text = lines.join('');
    assert.ok(text.includes('seen') && text.includes('next=%2Fmy'));
    assert.doesNotMatch(text, /hush|123456/);
    assert.equal(
      redactUrl('/back/api/download_attendee_list?event_id=1&token=abc'),
      '/back/api/download_attendee_list?event_id=1&token=[redacted]',
    );
    assert.equal(redactUrl('/es/t/abc?x=1'), '/es/t/[redacted]?x=1');
    assert.equal(redactUrl('/api/v2/calendars/7-abc/events.ics'), '/api/v2/calendars/[redacted]/events.ics');
    assert.equal(redactUrl('/waiting-list/5.abc?answer=keep'), '/waiting-list/[redacted]?answer=keep');
    assert.equal(redactUrl('/api/v2/waiting-places/5.abc/leave'), '/api/v2/waiting-places/[redacted]/leave');
    assert.equal(redactUrl('/es/pay/5.6.abc'), '/es/pay/[redacted]');
    assert.equal(redactUrl('/es/donations/5.abc'), '/es/donations/[redacted]');
    assert.equal(redactUrl('/api/v2/donation-links/5.abc/end'), '/api/v2/donation-links/[redacted]/end');
    assert.equal(redactUrl('/api/v2/donations/5'), '/api/v2/donations/5');
    assert.equal(redactUrl('/api/v2/card-links/5.6.abc/card'), '/api/v2/card-links/[redacted]/card');
    assert.equal(redactUrl('/api/v2/attendee-tickets/abc/qr.svg'), '/api/v2/attendee-tickets/[redacted]/qr.svg');
    assert.equal(redactUrl('/a?code=1&b=2&access_token=3'), '/a?code=[redacted]&b=2&access_token=[redacted]');
  });

  test('has no address of a sender of an incident report', async (t) => {
    const { lines, target } = collect();
    const { app } = await startTestGateway(t, { logger: createLogger({ level: 'debug', isReadable: false }, target) });
    const path = incidentReportPath;
    const spellings = [
      path,
      `${path}?from=mail`,
      `/back${path}`,
      `/back${path}?x=/`,
      '/registry/state/0123456789abcdef/report',
      '/registry/state/0123456789abcdef/es/report',
      path.replace('incident', '%69ncident'),
      '/back/api/v2/form-challenge',
      '/report',
      '/es/report?sent=IR-1',
      '/pt/%72eport',
    ];
    for (const url of [...spellings, '/events'])
      await app.inject({ method: 'POST', url, remoteAddress: '203.0.113.77', payload: {} });
    const linesOfAddress = lines.filter((line) => line.includes('203.0.113.77'));
    assert.ok(
      linesOfAddress.length > 0 && linesOfAddress.every((line) => line.includes('/events')),
      linesOfAddress.join(''),
    );
  });

  test('hears what the content policy blocked', async (t) => {
    const { lines, target } = collect();
    const { app } = await startTestGateway(t, { logger: createLogger({ level: 'warn', isReadable: false }, target) });
    const answer = await app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': { 'blocked-uri': 'https://evil.test' } }),
    });
    assert.equal(answer.statusCode, 204);
    assert.ok(lines.some((line) => line.includes('evil.test')));
  });

  test('reads like sentences at a terminal', () => {
    const { lines, target } = collect();
    const logger = createLogger({ level: 'info', isReadable: true }, target);
    logger.info('Enlace is ready');
    logger.warn({ err: Object.assign(new Error('broken'), { code: 'E1' }) }, 'careful');
    assert.deepEqual(lines, ['Enlace is ready\n', 'warning: careful (E1: broken)\n']);
  });

  test('ends its start at a terminal with the address, the accounts and the way to stop', () => {
    const accounts = { addresses: ['admin@enlace.test', 'ally@enlace.test'], password: 'a demo password' };
    assert.equal(
      welcome('http://localhost:3000', accounts),
      `
Enlace is ready.

  Address   http://localhost:3000
  Accounts  admin@enlace.test, ally@enlace.test
  Password  a demo password
  Stop      Ctrl-C

`,
    );
    assert.doesNotMatch(welcome('http://localhost:3000', null), /Accounts|Password/);
  });
});

test('errors of the gateway itself have the platform’s shape', async (t) => {
  const { app, token } = await startTestGateway(t);
  const badUrl = await app.inject('/%zz');
  assert.equal(badUrl.statusCode, 400);
  assert.equal(badUrl.json().code, 'BAD_REQUEST');
  const brokenAnswer = await app.inject({
    method: 'PUT',
    url: '/registry/pointers/mf-public',
    headers: { ...token(), 'content-type': 'application/json' },
    payload: '{not json',
  });
  assert.equal(brokenAnswer.statusCode, 400);
  assert.equal(brokenAnswer.json().code, 'BAD_REQUEST');
  const large = await app.inject({
    method: 'PUT',
    url: '/registry/pointers/mf-public',
    headers: token(),
    payload: { why: 'x'.repeat(2 * 1024 * 1024) },
  });
  assert.equal(large.statusCode, 413);
});
