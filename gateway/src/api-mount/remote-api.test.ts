import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, test, type TestContext } from 'node:test';

import { administratorsPath, newAdministratorSchema } from '@enlace/shared-contract/platform';
import Fastify, { type FastifyInstance } from 'fastify';

import { signedInAs, startTestGateway, type TestGateway } from '../testing/test-gateway';
import { createRemoteApi } from './remote-api';

const secret = 'a secret of two processes';

/** An API in another process, as the gateway sees it. */
async function startApi(
  t: TestContext,
): Promise<{ api: FastifyInstance & { closeChanges(): void; readonly heldEnds: EventEmitter }; url: string }> {
  const streams: PassThrough[] = [];
  const heldEnds = new EventEmitter();
  const api = Object.assign(Fastify({ forceCloseConnections: true }), {
    heldEnds,
    closeChanges: () => streams.splice(0).forEach((stream) => stream.end()),
  });
  api.get('/internal/changes', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secret}`) return reply.code(404).send({});
    const lines = new PassThrough();
    streams.push(lines);
    lines.write('\n{"table":"companies","ids":[3]}\n{"table":"jobs","ids":null}\n');
    return reply.type('application/x-ndjson').send(lines);
  });
  api.addContentTypeParser(/^multipart\//, { parseAs: 'buffer' }, (_request, body, callback) => callback(null, body));
  api.all('/api/echo', async (request, reply) => {
    void reply.header('set-cookie', ['one=1; Path=/', 'two=2; Path=/; HttpOnly']);
    const body = Buffer.isBuffer(request.body) ? request.body.toString('latin1').slice(-60) : request.body;
    return { url: request.url, headers: request.headers, body };
  });
  api.get('/back/api/actor', async () => ({ data: 'actor' }));
  api.post('/api/held', async (_request, reply) => {
    const body = new PassThrough();
    body.write(' ');
    reply.raw.once('close', () => heldEnds.emit('end'));
    return reply.type('application/json').send(body);
  });
  api.get('/dev/mail', async (_request, reply) => reply.type('text/html').send('<h1>mails</h1>'));
  api.get('/api/busy', async (_request, reply) =>
    reply.code(503).header('retry-after', '7').send({ code: 'UNAVAILABLE' }),
  );
  api.get('/api/moved', async (_request, reply) => reply.redirect('/login?error=x', 302));
  api.get('/api/v2/viewer', async (request) => ({
    data: request.headers.cookie?.includes('admin') ? { id: 1, name: 'Ada', roles: ['admin'], permissions: [] } : null,
  }));
  api.get('/api/v2/head/:record/:slug', async (request) => ({
    data: request.url.includes('bogota') ? { title: `Head for ${request.url}` } : null,
  }));
  api.post('/internal/administrators', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secret}`)
      return reply.code(401).send({ error: 'unauthenticated', message: 'Please sign in.', code: 'UNAUTHENTICATED' });
    const { email } = newAdministratorSchema.parse(request.body);
    if (email.startsWith('gone'))
      return reply.code(422).send({ error: 'validation_failed', message: 'In the trash.', code: 'VALIDATION_FAILED' });
    return { data: { email, isNew: true, wasAdministrator: false, others: 0, link: 'https://x.test/', minutes: 60 } };
  });
  api.get('/internal/metrics', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secret}`) return reply.code(401).send({});
    return { data: [{ name: 'enlace_jobs', help: 'Jobs', kind: 'gauge', samples: [{ labels: {}, value: 3 }] }] };
  });
  const url = await api.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => api.close());
  return { api, url };
}

function gatewayTo(t: TestContext, url: string): Promise<TestGateway> {
  return startTestGateway(t, { api: createRemoteApi(url), env: { API_URL: url, TRUST_PROXY: '1' } });
}

test('metrics of an API elsewhere are read with the secret', async (t) => {
  const { url } = await startApi(t);
  const [metric] = await createRemoteApi(url, { secret }).readMetrics();
  assert.deepEqual(metric?.samples, [{ labels: {}, value: 3 }]);
  await assert.rejects(createRemoteApi(url, { secret: 'another' }).readMetrics(), /answered 401/);
  assert.deepEqual(await createRemoteApi(url).readMetrics(), []);
});

describe('changes of data at an API elsewhere', () => {
  test('arrive one by one, after a break with an unknown change first, and only with the secret', async (t) => {
    const { api, url } = await startApi(t);
    const heardChanges: unknown[] = [];
    const otherChanges: unknown[] = [];
    const stop = createRemoteApi(url, { secret }).watchChanges((change) => heardChanges.push(change));
    const stopOther = createRemoteApi(url, { secret: 'another secret' }).watchChanges((change) => {
      otherChanges.push(change);
    });
    t.after(stop);
    t.after(stopOther);
    const until = async (count: number): Promise<void> => {
      while (heardChanges.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await until(2);
    assert.deepEqual(heardChanges.slice(0, 2), [
      { table: 'companies', ids: [3] },
      { table: 'jobs', ids: null },
    ]);
    api.closeChanges();
    await until(5);
    assert.deepEqual(heardChanges.slice(2, 5), [null, { table: 'companies', ids: [3] }, { table: 'jobs', ids: null }]);
    assert.deepEqual(otherChanges, []);
  });
});

describe('in front of an API elsewhere', () => {
  test('passes calls on with query, cookies, body and the addresses the API needs', async (t) => {
    const { url } = await startApi(t);
    const { app } = await gatewayTo(t, url);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/echo?attach_tags[]=3&attach_tags[]=9&search=%C3%B1',
      headers: {
        cookie: 'a=1; b=2',
        authorization: 'Bearer x',
        host: 'enlace.test',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
      },
      payload: { some: 'body' },
    });
    const echo = answer.json();
    assert.equal(echo.url, '/api/echo?attach_tags[]=3&attach_tags[]=9&search=%C3%B1');
    assert.deepEqual(echo.body, { some: 'body' });
    assert.equal(echo.headers.cookie, 'a=1; b=2');
    assert.equal(echo.headers.authorization, 'Bearer x');
    assert.equal(echo.headers['x-forwarded-for'], '203.0.113.9');
    assert.equal(echo.headers['x-forwarded-proto'], 'https');
    assert.equal(echo.headers['x-forwarded-host'], 'enlace.test');
    assert.equal(echo.headers['x-request-id'], answer.headers['x-request-id']);
    assert.deepEqual(answer.headers['set-cookie'], ['one=1; Path=/', 'two=2; Path=/; HttpOnly']);
    const shape = (prefix: string): Promise<number> => app.inject(prefix).then(({ statusCode }) => statusCode);
    assert.equal(await shape('/back/api/actor'), 200);
    assert.equal(await shape('/dev/mail'), 200);
    assert.equal(await shape('/api/nothing'), 404);
  });

  test('a page that ends during a held answer ends the call to the API, too', async (t) => {
    const { api, url } = await startApi(t);
    const end = once(api.heldEnds, 'end');
    const { app } = await gatewayTo(t, url);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = new AbortController();
    const answer = await fetch(`${origin}/api/held`, { method: 'POST', body: '', signal: page.signal });
    assert.equal(answer.status, 200);
    page.abort();
    await end;
  });

  test('streams uploads', async (t) => {
    const { url } = await startApi(t);
    const { app } = await gatewayTo(t, url);
    const form = new FormData();
    form.append('attach_tags[]', '3');
    form.append('file', new Blob([Buffer.alloc(3_000)]), 'a.bin');
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/api/echo`, { method: 'POST', body: form });
    assert.equal(answer.status, 200);
    const receivedText = await answer.text();
    assert.match(receivedText, /"content-type":"multipart\/form-data; boundary=/);
    assert.match(receivedText, /"transfer-encoding":"chunked"|"content-length":"3\d\d\d"/);
  });

  test('leaves statuses and redirects as they are', async (t) => {
    const { url } = await startApi(t);
    const { app } = await gatewayTo(t, url);
    const busy = await app.inject('/api/busy');
    assert.equal(busy.statusCode, 503);
    assert.equal(busy.headers['retry-after'], '7');
    const redirect = await app.inject('/api/moved');
    assert.equal(redirect.statusCode, 302);
    assert.equal(redirect.headers['location'], '/login?error=x');
  });

  test('asks it who is looking and what a record’s head is', async (t) => {
    const { url } = await startApi(t);
    const { app } = await gatewayTo(t, url);
    const admin = await app.inject({ url: '/admin/areas', headers: signedInAs('admin') });
    assert.ok(admin.body.includes('/remotes/mf-admin-content/1.0.0/'));
    const chapter = await app.inject({ url: '/chapters/bogota', headers: { 'accept-language': 'pt' } });
    assert.match(chapter.body, /lang=pt&amp;url=https%3A%2F%2Fenlace\.test%2Fchapters%2Fbogota&amp;product=Enlace/);
    assert.equal((await app.inject('/chapters/atlantis')).statusCode, 404);
    assert.equal((await app.inject('/readyz')).statusCode, 200);
  });

  test('has it make administrators, with the secret of both and with its words for a refusal', async (t) => {
    const { api, url } = await startApi(t);
    const sendRequest = async (usedSecret: string | null, email = 'ana@example.org') => {
      const { app, token } = await startTestGateway(t, { api: createRemoteApi(url, { secret: usedSecret }) });
      const call = { method: 'POST', url: administratorsPath, headers: token(), payload: { email } } as const;
      const answer = await app.inject(call);
      return { status: answer.statusCode, ...answer.json() };
    };
    assert.equal((await sendRequest(secret)).data.link, 'https://x.test/');
    const refusal = await sendRequest(secret, 'gone@example.org');
    assert.deepEqual([refusal.status, refusal.message], [422, 'In the trash.']);
    assert.match((await sendRequest('another secret')).message, /different INTERNAL_SECRETs/);
    assert.match((await sendRequest(null)).message, /Set INTERNAL_SECRET/);
    await api.close();
    const silence = await sendRequest(secret);
    assert.deepEqual([silence.status, silence.message], [503, 'The API does not answer.']);
  });

  test('goes on serving pages while it is down, and says so to calls', async (t) => {
    const { api, url } = await startApi(t);
    const { app } = await gatewayTo(t, url);
    await api.close();
    const call = await app.inject('/api/echo');
    assert.equal(call.statusCode, 503);
    assert.equal(call.json().code, 'UNAVAILABLE');
    assert.equal(call.headers['retry-after'], '2');
    const page = await app.inject({ url: '/events', headers: signedInAs('admin') });
    assert.equal(page.statusCode, 200);
    assert.equal((await app.inject('/chapters/bogota')).statusCode, 200);
    assert.equal((await app.inject('/readyz')).statusCode, 503);
    assert.equal((await app.inject('/healthz')).statusCode, 200);
  });
});
