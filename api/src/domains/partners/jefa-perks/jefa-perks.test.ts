import { jefaPerkKinds } from '@enlace/shared-contract/partners';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface MemberPerk {
  id: number;
  name: string;
  kind: string;
  benefit: string;
  ends_on: string | null;
}
interface Answer<T> {
  data: T;
  errors?: Record<string, string[]>;
}

describe('member perks', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const list = async (query = ''): Promise<MemberPerk[]> =>
    (await api.get(`/api/jefa_perks/list?${query}`)).json<Answer<MemberPerk[]>>().data;

  test('are filtered by kind and by their end', async () => {
    const [all, current, past] = [await list(), await list('when=current'), await list('when=past')];
    const today = new Date().toISOString().slice(0, 10);
    assert.ok(past.length >= 2 && past.every(({ ends_on }) => ends_on !== null && ends_on < today));
    assert.equal(current.length + past.length, all.length);
    const tools = await list('kind=tools&when=current');
    assert.deepEqual(
      tools.map(({ id }) => id),
      current.filter(({ kind }) => kind === 'tools').map(({ id }) => id),
    );
    assert.equal((await api.get('/api/jefa_perks/list?kind=gold')).statusCode, 422);
  });

  test('are sorted by kind, then by name', async () => {
    const rows = await list('sort=kind&order=asc&lang=en');
    const foldName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const places = rows.map(({ kind, name }) => `${jefaPerkKinds.findIndex((one) => one === kind)} ${foldName(name)}`);
    assert.ok(places.length > 5);
    assert.deepEqual(
      places.map((place) => place[0]),
      places.map((place) => place[0]).sort(),
    );
    assert.equal(new Set(rows.map(({ kind }) => kind)).size, jefaPerkKinds.length);
    const pages = [
      await list('sort=kind&lang=en&page=1&per_page=3'),
      await list('sort=kind&lang=en&page=2&per_page=3'),
    ];
    assert.deepEqual(
      pages.flat().map(({ id }) => id),
      rows.slice(0, 6).map(({ id }) => id),
    );
  });

  test('last until their day has ended in all time zones', async () => {
    const body = { name: 'Hoy', partner: 'Barro', kind: 'tools', benefit: '1', ends_on: '2026-03-10' };
    const answer = await api.post('/api/addJefaPerk', body, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    assert.equal(answer.json<Answer<MemberPerk>>().data.ends_on, '2026-03-10');
    const empty = await api.post(
      `/api/editjefaperk?id=${answer.json<Answer<MemberPerk>>().data.id}`,
      { ends_on: '' },
      'admin',
    );
    assert.equal(empty.json<Answer<MemberPerk>>().data.ends_on, null);
  });

  test('are answered in the reader’s language', async () => {
    const [english, portuguese] = [await list('lang=en'), await list('lang=pt')];
    assert.ok(english.some(({ benefit }) => benefit === 'A year free'));
    assert.ok(portuguese.some(({ benefit }) => benefit === 'Um ano grátis'));
  });

  test('show no code to visitors', async () => {
    assert.doesNotMatch((await api.get('/api/jefa_perks/list')).body, /"code"/);
  });
});
