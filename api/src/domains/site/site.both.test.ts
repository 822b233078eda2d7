import { datasetAnswerSchema } from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../testing/build-test-api';
import { shareDemoApi } from '../../testing/shared-api';

describe('other calls of the site', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
  });

  test('figures are for recruiters and admins', async () => {
    for (const [role, status] of [
      [null, 401],
      // This demo account leads a chapter.
      ['latinas', 200],
      ['allies', 403],
      ['recruiters', 200],
      ['admin', 200],
    ] as const)
      assert.equal(
        (await api.post('/api/dashboards/getTotalMembers', undefined, role)).statusCode,
        status,
        String(role),
      );
    const answerOf = async (path: string, role: Caller) =>
      datasetAnswerSchema.parse((await api.post(`/api/dashboards/${path}`, undefined, role)).json());
    const total = await answerOf('getTotalMembers?compare=previous', 'admin');
    assert.equal(total.meta.total, 2002);
    assert.ok(Number(total.meta.prev_total) < 2002);
    const countries = await answerOf('getInfoCountry?lang=es', 'admin');
    assert.equal(
      countries.data.reduce((sum, { value }) => sum + Number(value), 0),
      2002,
    );
    assert.deepEqual([countries.data.length, countries.data.find(({ key }) => key === 'BR')?.label], [40, 'Brasil']);
    const roundedAnswer = await answerOf('getInfoCountry', 'recruiters');
    assert.ok(
      roundedAnswer.meta.is_rounded && roundedAnswer.data.every(({ value }) => value === null || value % 5 === 0),
    );
  });

  test('the community’s numbers are public', async () => {
    const { data } = (await api.get('/api/v2/stats')).json<{ data: Record<string, number> }>();
    assert.deepEqual([data['members'], data['chapters'], data['countries']], [2002, 60, 40]);
    assert.ok((data['events'] ?? 0) > 250);
  });

  test('users read their own record only', async () => {
    const ownAnswer = await api.get('/api/users/get/2', 'latinas');
    assert.equal(ownAnswer.json<{ data: { email: string } }>().data.email, 'latina@enlace.test');
    assert.ok(!ownAnswer.body.includes('password'));
    for (const id of [1, 3, 999_999]) assert.equal((await api.get(`/api/users/get/${id}`, 'latinas')).statusCode, 403);
    assert.equal((await api.get('/api/users/get/2')).statusCode, 401);
    assert.equal((await api.get('/api/users/get/3', 'admin')).statusCode, 200);
    const recruiters = (await api.get('/api/users/list?role=recruiters', 'admin')).json<{
      data: { roles: { name: string }[] }[];
    }>();
    assert.ok(
      recruiters.data.length > 20 &&
        recruiters.data.every(({ roles }) => roles.some(({ name }) => name === 'recruiters')),
    );
  });

  test('roles are ten at most without a limit in the request', async () => {
    for (let count = 0; count < 7; count += 1) await api.post('/api/addrol', { name: `more_${count}` }, 'admin');
    const rows = async (query: string) =>
      (await api.get(`/api/roles/list${query}`, 'latinas')).json<{ data: unknown[] }>().data.length;
    const counts = [await rows(''), await rows('?limit=50')];
    await sql`delete from roles where name like 'more\_%'`.execute(api.deps.db);
    assert.equal(counts[0], 10);
    // Other tests add and remove roles at the same time.
    assert.ok(Number(counts[1]) > 10);
  });

  test('pictures are drawn from their address, cached for ever, and cannot run', async () => {
    const picture = await api.get('/api/v2/art/events/any-slug-at-all.svg');
    assert.equal(picture.headers['content-type'], 'image/svg+xml; charset=utf-8');
    assert.match(String(picture.headers['cache-control']), /immutable/);
    assert.match(String(picture.headers['content-security-policy']), /sandbox/);
    assert.equal(picture.body, (await api.get('/back/api/v2/art/events/any-slug-at-all.svg')).body);
    assert.doesNotMatch(picture.body, /<script|href="[^#]|on\w+=/);
    const drawings = ['events', 'talks', 'workshops', 'circles', 'hackathons', 'chapters', 'jobs', 'courses'].map(
      async (kind) => (await api.get(`/api/v2/art/${kind}/same-slug.svg`)).body,
    );
    assert.equal(new Set(await Promise.all(drawings)).size, 8, 'each kind has its own motif');
    assert.equal((await api.get('/api/v2/art/garland.svg')).statusCode, 200);
    for (const bad of ['nothing/a.svg', 'events/A.svg', 'events/a.png', 'events/%3Cscript%3E.svg'])
      assert.equal((await api.get(`/api/v2/art/${bad}`)).statusCode, 404, bad);
  });

  test('the documentation describes every call of the contract, without a script', async () => {
    const api31 = (await api.get('/api/docs/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
    }>();
    assert.equal(api31.openapi, '3.1.0');
    assert.deepEqual(Object.keys(api31.paths['/api/addchapters']?.['post']?.requestBody?.content ?? {}), [
      'multipart/form-data',
      'application/json',
    ]);
    assert.ok(api31.paths['/api/areas/get/{id}'] && api31.paths['/api/dashboards/getInfoCountry']);
    const page = await api.get('/api/docs');
    assert.doesNotMatch(page.body, /<script|<style|style=/);
  });

  test('unknown paths are a 404 of the usual shape, for all methods', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
      for (const url of ['/api/nothing', '/back/api/nothing/at/all', '/api/v2/chapters/by-slug']) {
        const answer = await api.send({ method, url });
        assert.deepEqual(
          [answer.statusCode, answer.json<{ code: string }>().code],
          [404, 'NOT_FOUND'],
          `${method} ${url}`,
        );
      }
  });

  test('the gateway’s calls are answered without HTTP', async () => {
    const cookie = { authorization: `Bearer ${await api.token('admin')}` };
    assert.deepEqual((await api.api.resolveViewer(cookie))?.roles, ['admin']);
    assert.equal(await api.api.resolveViewer({}), null);
    const seo = await api.api.findSeo('chapters', 'lima', {
      locale: 'es',
      url: 'https://x.test/chapters/lima',
      productName: 'Red',
    });
    assert.deepEqual([seo?.title, seo?.titleTemplate], ['Lima', '%s · Red']);
    assert.equal(
      await api.api.findSeo('users', 'x', { locale: 'es', url: 'https://x.test/', productName: 'Red' }),
      null,
    );
    await api.api.ready();
  });
});
