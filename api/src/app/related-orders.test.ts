import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../testing/build-test-api';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Row {
  readonly id: number;
  readonly author?: Named | null;
  readonly chapter?: Named | null;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('lists in the order of a related name', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const read = async (path: string): Promise<Row[]> => {
    const answer = await api.get(path, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: Row[] }>().data;
  };
  const newsBy = (order: string) => read(`/api/news/list?sort=author&order=${order}&limit=1000`);
  const usersBy = (order: string, rest = 'limit=1000') => read(`/api/users/list?sort=chapter&order=${order}&${rest}`);
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await api.post(path, body, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
  };
  const assertSorted = (rows: readonly Row[], field: 'author' | 'chapter', order: 'asc' | 'desc'): void => {
    const names = rows.map((row) => row[field]?.name ?? null);
    const present = names.filter((name) => name !== null).map(fold);
    // Rows without a name come last in both directions.
    assert.deepEqual(
      names.slice(present.length).filter((name) => name !== null),
      [],
    );
    const sortedNames = [...present].sort((a, b) => (a < b ? -1 : Number(a > b)));
    assert.deepEqual(present, order === 'asc' ? sortedNames : sortedNames.reverse());
  };

  test('news follow the names of their authors, and a hidden author counts as none', async () => {
    for (const order of ['asc', 'desc'] as const) assertSorted(await newsBy(order), 'author', order);
    const author = (await newsBy('asc')).findLast((row) => row.author)?.author;
    assert.ok(author);
    await post(`/api/editusers?id=${author.id}`, { first_name: 'Áaa', last_name: 'Primera' });
    assert.equal((await newsBy('asc'))[0]?.author?.id, author.id);
    const [, second] = (await newsBy('asc')).filter((row) => row.author?.id !== author.id);
    await post(`/api/editnews?id=${second?.id}`, { author_id: author.id });
    assertSorted(await newsBy('asc'), 'author', 'asc');
    await post(`/api/deleteusers?id=${author.id}`, {});
    const rows = await newsBy('asc');
    assert.equal(
      rows.some((row) => row.author?.id === author.id),
      false,
    );
    assertSorted(rows, 'author', 'asc');
    assert.equal(rows.find((row) => row.id === second?.id)?.author, null);
  });

  test('users follow the names of their chapters, also of one that is renamed or removed', async () => {
    for (const order of ['asc', 'desc'] as const) assertSorted(await usersBy(order), 'chapter', order);
    const last = (await usersBy('desc'))[0];
    assert.ok(last?.chapter);
    const { chapter } = last;
    await post(`/api/editchapters?id=${chapter.id}`, { name: 'Aáa capítulo' });
    assert.equal((await usersBy('asc'))[0]?.chapter?.id, chapter.id);
    await post(`/api/editusers?id=${last.id}`, { chapter_id: '' });
    assertSorted(await usersBy('asc'), 'chapter', 'asc');
    await post(`/api/deletechapter?id=${chapter.id}`, {});
    const rows = await usersBy('asc');
    assert.notEqual(rows[0]?.chapter?.id, chapter.id);
    assertSorted(rows, 'chapter', 'asc');
  });
});
