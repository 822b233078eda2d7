import { AppError, errorBodySchema, errorCodes } from '@enlace/shared-contract/errors';
import { locales } from '@enlace/shared-contract/text';
import Fastify, { type FastifyInstance } from 'fastify';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as z from 'zod/mini';

import { DatabaseFault } from '../db/database-fault';
import { readBodies } from '../http/bodies';
import { parseBody } from '../../kit/core/http/parse';
import { handleErrors } from './error-handler';
import { errorTexts } from './error-texts';

describe('error answers', () => {
  let app: FastifyInstance;
  const lines: string[] = [];
  const errors = new Map<string, unknown>();

  before(async () => {
    const stream = { write: (line: string) => void lines.push(line) };
    app = Fastify({ logger: { level: 'debug', stream }, genReqId: () => 'request-77' });
    handleErrors(app);
    await readBodies(app);
    app.get('/raise/:name', async (request) => {
      throw errors.get((request.params as { name: string }).name);
    });
    const schema = z.object({
      email: z.string().check(z.regex(/@/)),
      age: z.coerce.number().check(z.minimum(18)),
      tags: z.array(z.string()).check(z.maxLength(1)),
      kind: z.enum(['a', 'b']),
      website: z.union([z.literal(''), z.string().check(z.regex(/^https:/))]),
    });
    app.post('/check', async (request) => parseBody(schema, request));
    await app.ready();
  });
  after(() => app.close());

  const raise = async (error: unknown, headers = {}) => {
    errors.set('it', error);
    const answer = await app.inject({ url: '/raise/it', headers });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: errorBodySchema.parse(answer.json()),
      text: answer.body,
    };
  };

  test('contain the code’s text in the caller’s language', async () => {
    const spanish = await raise(new AppError('NOT_FOUND'), { cookie: 'enlace_locale=es', 'accept-language': 'pt' });
    assert.deepEqual([spanish.status, spanish.body.message], [404, 'Esto no existe o ya no existe.']);
    const portuguese = await raise(new AppError('FORBIDDEN'), { 'accept-language': 'fr, pt-BR;q=0.9, en;q=0.5' });
    assert.deepEqual([portuguese.status, portuguese.body.message], [403, 'Você não tem permissão para fazer isto.']);
    assert.equal(portuguese.body.error_description, portuguese.body.message);
    assert.deepEqual([portuguese.body.error, portuguese.body.code], ['forbidden', 'FORBIDDEN']);
  });

  test('have a text for every code in every language', () => {
    const browserOnly = ['NETWORK', 'BAD_ANSWER', 'CANCELLED'];
    for (const locale of locales)
      for (const code of Object.keys(errorCodes).filter((name) => !browserOnly.includes(name)))
        assert.ok(errorTexts[locale][code], `${code} in ${locale}`);
  });

  test('of a passing failure always name the seconds to wait', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const quota = Object.assign(new Error('quota exceeded'), { code: 'EDQUOT' });
    for (const error of [new AppError('STORAGE_FULL'), new AppError('UNAVAILABLE'), full, quota]) {
      const answer = await raise(error);
      assert.ok([503, 507].includes(answer.status));
      assert.equal(answer.headers['retry-after'], '2');
    }
    const laterAnswer = await raise(new AppError('STORAGE_FULL', { retryAfterSeconds: 30 }));
    assert.equal(laterAnswer.headers['retry-after'], '30');
  });

  test('never show unknown errors, and log them with the request’s id', async () => {
    const error = Object.assign(new Error('connect postgres://user:hunter2@db'), { query: 'select secret' });
    const answer = await raise(error);
    assert.deepEqual([answer.status, answer.body.code], [500, 'INTERNAL']);
    assert.ok(!answer.text.includes('hunter2'));
    const line = lines.find((entry) => entry.includes('request failed')) ?? '';
    assert.ok(line.includes('request-77'));
    assert.ok(!line.includes('select secret'));
    assert.equal((await raise('a mere text')).status, 500);
  });

  test('of the database are about the server and never about the caller', async () => {
    const cases: readonly (readonly [string, number])[] = [
      ['08006', 503],
      ['57P01', 503],
      ['57014', 503],
      ['53300', 503],
      ['28P01', 503],
      ['3D000', 503],
      ['40001', 503],
      ['53100', 507],
      ['23505', 409],
      ['23503', 409],
      ['23514', 422],
      ['22021', 400],
      ['42601', 500],
    ];
    for (const [state, status] of cases) {
      const answer = await raise(new DatabaseFault(state, 'secret detail'));
      assert.equal(answer.status, status, state);
      assert.ok(!answer.text.includes('secret detail'));
      assert.equal(answer.headers['retry-after'] !== undefined, status === 503 || status === 507, state);
    }
    assert.equal((await raise(new Error('timeout exceeded when trying to connect'))).status, 503);
    assert.equal((await raise(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).status, 503);
    const answer = await raise(new DatabaseFault('23505', '', { constraint: 'areas_name' }));
    assert.equal(answer.body.code, 'NAME_TAKEN');
  });

  test('list the errors of each field', async () => {
    const payload = { email: 'nobody', age: 3, tags: ['a', 'b'], kind: 'c', website: 'ftp://x' };
    const answer = await app.inject({ method: 'POST', url: '/check', payload, headers: { 'accept-language': 'en' } });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(errorBodySchema.parse(answer.json()).errors, {
      email: ['Please enter an e-mail address like name@example.org.'],
      age: ['At least 18, please.'],
      tags: ['Choose at most 1.'],
      kind: ['This is not one of the choices.'],
      website: ['Please enter an address that begins with https://.'],
    });
    const empty = await app.inject({
      method: 'POST',
      url: '/check',
      payload: {},
      headers: { 'accept-language': 'pt' },
    });
    assert.deepEqual(errorBodySchema.parse(empty.json()).errors?.['email'], ['Preencha este campo.']);
  });
});
