import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import sharp from 'sharp';

import { encodeMultipart } from '../../testing/bodies';
import type { TestApi } from '../../testing/build-test-api';
import { shareTestApi } from '../../testing/shared-api';

interface Picture {
  url: string;
  alt: string;
}
interface Article {
  id: number;
  slug: string;
  featured_image: Picture;
}

describe('the alternative text of a picture', () => {
  let api: TestApi;
  let article: Article;
  let mediumId: number;

  before(async () => {
    api = await shareTestApi();
    const content = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('title', 'La mesa redonda');
    form.append('featured_image', new Blob([new Uint8Array(content)]), 'mesa.png');
    const addAnswer = await api.send(
      { method: 'POST', url: '/api/addnews', ...(await encodeMultipart(form)) },
      'admin',
    );
    article = addAnswer.json<{ data: Article }>().data;
    const listAnswer = await api.get(`/api/media/list?url=${article.featured_image.url}`, 'admin');
    mediumId = listAnswer.json<{ data: { id: number }[] }>().data[0]?.id ?? 0;
    await api.post(`/api/v2/news/${article.id}/publish`, {}, 'admin');
  });

  const describeIt = (body: object) => api.post(`/api/v2/media/edit?id=${mediumId}`, body, 'admin');
  const shownIn = async (lang: string): Promise<string[]> => {
    const one = await api.get(`/api/v2/news/by-slug/${article.slug}?lang=${lang}`);
    const list = await api.get(`/api/news/list?slug=${article.slug}&lang=${lang}`);
    return [one.json<{ data: Article }>().data, ...list.json<{ data: Article[] }>().data].map(
      ({ featured_image }) => featured_image.alt,
    );
  };

  /** The mark `own_alt` is visible only to the form that requests it. */
  const checkOwnMarksInForms = async (): Promise<void> => {
    const editing = { prefer: 'return=representation, editing' };
    const [get, edit] = [`/api/news/get/${article.id}`, `/api/editnews?id=${article.id}`];
    for (const [as, headers] of [
      [null, {}],
      [null, editing],
      ['latinas', editing],
      ['admin', {}],
    ] as const)
      for (const url of [get, `/back${get}`, `/api/v2/news/by-slug/${article.slug}`, `/api/news/list?page=1`])
        assert.ok(!(await api.get(url, as, headers)).body.includes('own_alt'), `${as} ${url}`);
    const body = { featured_image: { url: article.featured_image.url, alt: 'Our table' } };
    const plainAnswer = await api.post(edit, body, 'admin');
    assert.ok(plainAnswer.body.includes('Our table') && !plainAnswer.body.includes('own_alt'));
    const formAnswer = await api.send({ method: 'POST', url: edit, payload: body, headers: editing }, 'admin');
    for (const { body } of [formAnswer, await api.get(get, 'admin', editing)]) assert.match(body, /"own_alt":true/);
  };

  test('is the library’s present text in the language of the page, else in English', async () => {
    assert.deepEqual(await shownIn('es'), ['', '']);
    await describeIt({ alt: { en: 'A round table', es: 'Una mesa redonda' } });
    assert.deepEqual(await shownIn('es'), ['Una mesa redonda', 'Una mesa redonda']);
    assert.deepEqual(await shownIn('en'), ['A round table', 'A round table']);
    assert.deepEqual(await shownIn('pt'), ['A round table', 'A round table']);
    const editAnswer = await api.get(`/api/news/get/${article.id}`, 'admin');
    assert.equal(editAnswer.json<{ data: Article }>().data.featured_image.alt, 'A round table');
  });

  test('is empty for a decorative picture', async () => {
    await describeIt({ is_decorative: true });
    assert.deepEqual(await shownIn('es'), ['', '']);
    await describeIt({ is_decorative: false });
  });

  test('is a record’s own text when it has one; the library’s text sent back does not count as its own', async () => {
    const write = async (alt: string) => {
      const body = { featured_image: { url: article.featured_image.url, alt } };
      assert.equal((await api.post(`/api/editnews?id=${article.id}`, body, 'admin')).statusCode, 200);
    };
    await write('Our table');
    await describeIt({ alt: { en: 'A table', es: 'Una mesa' } });
    assert.deepEqual(await shownIn('es'), ['Our table', 'Our table']);
    await checkOwnMarksInForms();
    await write('Una mesa');
    assert.deepEqual(await shownIn('en'), ['A table', 'A table']);
    assert.ok(!(await api.get(`/api/news/get/${article.id}`, 'admin')).body.includes('own_alt'));
  });
});
