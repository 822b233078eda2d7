import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Perk {
  id: number;
  name: string;
  slug: string;
  description: string | null;
  companies_count: number;
  gallery_featured_images: { url: string }[];
  translations?: Record<string, Record<string, string>>;
}
interface Answer<T> {
  data: T;
}

describe('perks', () => {
  let api: TestApi;
  let id: number;
  before(async () => {
    api = await shareTestApi();
    const answer = await api.post('/api/addperk', { name: 'Siesta' }, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    ({ id } = answer.json<Answer<Perk>>().data);
    await sql`insert into company_perks (company_id, perk_id) values (1, ${id}), (2, ${id})`.execute(api.deps.db);
  });

  const list = async (query = ''): Promise<Perk[]> =>
    (await api.get(`/api/perks/list?${query}`)).json<Answer<Perk[]>>().data;

  test('count the companies that offer them', async () => {
    const perks = await list('sort=companies_count&order=desc');
    assert.ok(perks.length >= 14 && perks.slice(0, 14).every(({ companies_count }) => companies_count > 0));
    for (const { slug, companies_count } of perks.slice(0, 3)) {
      const companies = (await api.get(`/api/companies/list?perk=${slug}`)).json<Answer<unknown[]>>().data;
      assert.equal(companies.length, companies_count, slug);
    }
  });

  test('answer as a lookup list', async () => {
    const names = (await list('order=asc&sort=name&lang=es')).map(({ name }) => name);
    assert.ok(names.includes('Licencia de maternidad pagada'));
    assert.ok(names.indexOf('Acciones de la empresa') < names.indexOf('Semana de cuatro días'));
  });

  test('take pictures from a form, keep them, and can remove one', async () => {
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#bd3a1f' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('attach_gallery_featured_images[]', new Blob([picture], { type: 'image/png' }), 'mar.png');
    const url = `/api/editperk?id=${id}`;
    const before = (await list()).find((perk) => perk.id === id)?.gallery_featured_images ?? [];
    const answer = await api.send({ method: 'POST', url, ...(await encodeMultipart(form)) }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const { gallery_featured_images: gallery } = answer.json<Answer<Perk>>().data;
    assert.equal(gallery.length, before.length + 1);
    const detachAnswer = await api.post(url, { detach_gallery_featured_images: [gallery.at(-1)?.url] }, 'admin');
    assert.deepEqual(detachAnswer.json<Answer<Perk>>().data.gallery_featured_images, before);
    const text = new FormData();
    text.append('attach_gallery_featured_images[]', new Blob(['no picture']), 'mar.png');
    const refusal = await api.send({ method: 'POST', url, ...(await encodeMultipart(text)) }, 'admin');
    assert.ok([415, 422].includes(refusal.statusCode), refusal.body);
  });

  test('are written from a form, and name the companies that lose them', async () => {
    const body = toMultipart({ description: 'A week at the sea', translations: { es: { description: 'El mar' } } });
    const url = `/api/editperk?id=${id}`;
    const answer = await api.send({ method: 'POST', url, ...(await encodeMultipart(body)) }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const { data } = answer.json<Answer<Perk>>();
    assert.deepEqual([data.description, data.translations?.['es']?.['description']], ['A week at the sea', 'El mar']);
    const dependents = await api.get(`/api/v2/perks/${id}/dependents`, 'admin');
    assert.deepEqual([dependents.json<Answer<{ count: number }[]>>().data[0]?.count, data.companies_count], [2, 2]);
    assert.equal((await api.post(`/api/deleteperk?id=${id}`, undefined, 'admin')).statusCode, 200);
    assert.ok((await list()).every((perk) => perk.id !== id));
  });
});
