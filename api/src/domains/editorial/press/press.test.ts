import { press } from '@enlace/shared-contract/editorial';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Item {
  id: number;
  title: string;
  outlet: string;
  kind: string;
  language: string;
  published_on: string;
  summary: string | null;
  updated_at: string;
}
interface Answer<T> {
  data: T;
  code?: string;
  errors?: Record<string, string[]>;
}

describe('press', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const list = async (query = ''): Promise<Item[]> =>
    (await api.get(`/api/press/list?${query}`)).json<Answer<Item[]>>().data;

  test('are sorted by date, the newest first', async () => {
    const days = (await list()).map(({ published_on }) => published_on);
    assert.ok(days.length >= 60);
    assert.deepEqual(days, [...days].sort().reverse());
  });

  test('is filtered by kind, language and year', async () => {
    const all = await list();
    const year = all[0]?.published_on.slice(0, 4) ?? '';
    for (const [query, fits] of [
      ['kind=podcast', (item: Item) => item.kind === 'podcast'],
      ['language=pt', (item: Item) => item.language === 'pt'],
      [`year=${year}`, (item: Item) => item.published_on.startsWith(year)],
    ] as const) {
      const expectedIds = all.filter(fits).map(({ id }) => id);
      assert.ok(expectedIds.length > 0, query);
      assert.deepEqual(
        (await list(query)).map(({ id }) => id),
        expectedIds,
        query,
      );
    }
    assert.equal((await api.get('/api/press/list?year=19')).statusCode, 422);
  });

  test('keep title and quote in the original language, and have a summary in the reader’s language', async () => {
    const [[english], [spanish]] = [await list('limit=1&lang=en'), await list('limit=1&lang=es')];
    assert.equal(english?.title, spanish?.title);
    assert.notEqual(english?.summary, spanish?.summary);
  });

  test('are added, edited and removed by admins only', async () => {
    const body = {
      title: 'Ñandutí de código',
      outlet: 'Última Hora',
      published_on: '2026-04-02',
      url: 'https://press.example.com/nanduti',
      language: 'es',
      kind: 'interview',
    };
    for (const [role, status] of [
      [null, 401],
      ['latinas', 403],
      ['recruiters', 403],
    ] as const)
      for (const path of ['/api/addpress', '/api/editpress?id=1', '/api/deletepress?id=1'])
        assert.equal((await api.post(path, body, role)).statusCode, status, `${path} as ${String(role)}`);
    const url = '/api/addpress';
    const addAnswer = await api.send({ method: 'POST', url, ...(await encodeMultipart(toMultipart(body))) }, 'admin');
    assert.equal(addAnswer.statusCode, 201, addAnswer.body);
    const item = addAnswer.json<Answer<Item>>().data;
    assert.ok(press.entity.safeParse(item).success);
    assert.deepEqual([item.title, item.published_on, item.language], [body.title, body.published_on, 'es']);
    const edit = (values: object) => api.post(`/api/editpress?id=${item.id}`, values, 'admin');
    assert.equal((await edit({ outlet: 'ABC' })).json<Answer<Item>>().data.outlet, 'ABC');
    const lateAnswer = await edit({ outlet: 'late', updated_at: item.updated_at });
    assert.deepEqual([lateAnswer.statusCode, lateAnswer.json<Answer<null>>().code], [409, 'EDIT_CONFLICT']);
    assert.equal((await api.post(`/api/deletepress?id=${item.id}`, undefined, 'admin')).statusCode, 200);
    assert.equal((await api.get(`/api/press/get/${item.id}`)).statusCode, 404);
  });

  test('refuse invalid fields by name', async () => {
    const answer = await api.post(
      '/api/addpress',
      { url: 'ftp://x', published_on: 'yesterday', language: 'ES' },
      'admin',
    );
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json<Answer<null>>().errors ?? {}).sort(), [
      'language',
      'outlet',
      'published_on',
      'title',
      'url',
    ]);
    const day = { title: 'x', outlet: 'y', published_on: '2026-02-31' };
    assert.ok([400, 422].includes((await api.post('/api/addpress', day, 'admin')).statusCode));
  });
});
