import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Investor {
  id: number;
  name: string;
  kind: string;
  stages: string[];
  country: string | null;
  country_code: string | null;
}
interface Answer<T> {
  data: T;
}

describe('investors', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const list = async (query = ''): Promise<Investor[]> =>
    (await api.get(`/api/investors/list?${query}`)).json<Answer<Investor[]>>().data;
  const ids = (rows: readonly Investor[]): number[] => rows.map(({ id }) => id);

  test('are filtered by kind, stage and country', async () => {
    const all = await list();
    assert.ok(all.length >= 30);
    assert.deepEqual(ids(await list('kind=angel')), ids(all.filter(({ kind }) => kind === 'angel')));
    assert.deepEqual(ids(await list('stage=idea')), ids(all.filter(({ stages }) => stages.includes('idea'))));
    const mexican = await list('country_code=mx&lang=es');
    assert.ok(mexican.length > 1 && mexican.every(({ country }) => country === 'México'));
    assert.equal((await api.get('/api/investors/list?stage=unicorn')).statusCode, 422);
  });

  test('are answered by the specified path, which differs from that of their list', async () => {
    assert.equal((await api.get('/api/investors/1')).json<Answer<Investor>>().data.id, 1);
    assert.equal((await api.get('/back/api/investors/1')).statusCode, 200);
    assert.ok(Array.isArray((await api.get('/api/investors/list')).json<Answer<unknown>>().data));
  });

  test('take their stages from a form, and can remove them', async () => {
    const body = toMultipart({ stages: ['seed', 'growth'], city: 'Ñemby' });
    const url = '/api/editinvestor?id=1';
    const answer = await api.send({ method: 'POST', url, ...(await encodeMultipart(body)) }, 'admin');
    assert.deepEqual(answer.json<Answer<Investor>>().data.stages, ['seed', 'growth']);
    const editAnswer = await api.post(url, { stages: [] }, 'admin');
    assert.deepEqual(editAnswer.json<Answer<Investor>>().data.stages, []);
    assert.equal((await api.post(url, { stages: ['moon'] }, 'admin')).statusCode, 422);
  });
});
