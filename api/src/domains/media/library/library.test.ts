import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { chunkBytes, mediaBytesCap, mediaCalls, type Recipe } from '@enlace/shared-contract/media';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';

import { encodeMultipart } from '../../../testing/bodies';
import { partKey } from './uploads.repository';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';

interface Medium {
  id: number;
  kind: string;
  url: string;
  srcset: string;
  width: number;
  height: number;
  alt: Record<string, string>;
  hash: string;
  name: string | null;
  folder: string | null;
  tags: string[];
  recipe: Recipe | null;
  original: { url: string } | null;
  used_in: { resource: string; id: number; label: string }[];
}
interface StoredMedium {
  data: Medium;
  duplicate: boolean;
}
interface Place {
  data: { id: string; offset: number; chunk_bytes: number };
}

/** A unique picture whose left half is red and whose right half is blue. */
const picture = async (width = 400, height = 200): Promise<Buffer> => {
  const half = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  const grain = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: half, left: width / 2, top: 0 },
      {
        input: {
          create: {
            width: 2,
            height: 2,
            channels: 3,
            background: { r: grain[0] ?? 0, g: grain[1] ?? 0, b: grain[2] ?? 0 },
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
};
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('the media library', () => {
  let api: TestApi;
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enlace-library-'));
    api = await buildTestApi({ env: { dataDir: folder } });
  });
  after(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const sendFile = async (
    url: string,
    field: string,
    content: Buffer,
    name = 'Mesa redonda.png',
    as: Caller = 'admin',
    more: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> => {
    const form = new FormData();
    for (const [key, value] of Object.entries(more)) form.append(key, value);
    form.append(field, new Blob([new Uint8Array(content)]), name);
    return api.send({ method: 'POST', url, ...(await encodeMultipart(form)) }, as);
  };
  const upload = async (content: Buffer, more: Record<string, string> = {}): Promise<Medium> => {
    const answer = await sendFile(mediaCalls.upload.path, 'file', content, 'Mesa redonda.png', 'admin', more);
    assert.ok([200, 201].includes(answer.statusCode), answer.body);
    return answer.json<StoredMedium>().data;
  };
  const read = async (id: number): Promise<Medium> =>
    (await api.get(`/api/v2/media/${id}`, 'admin')).json<{ data: Medium }>().data;
  const pixels = async (url: string) => {
    const file = await api.get(url);
    assert.equal(file.statusCode, 200, url);
    const { data, info } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): string => {
      const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue';
    };
    return { width: info.width, height: info.height, at };
  };
  const addNews = async (values: Record<string, unknown>): Promise<number> => {
    const answer = await api.post('/api/addnews', { title: 'Con foto', ...values }, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const readNews = async (id: number) =>
    (await api.get(`/api/news/get/${id}`, 'admin')).json<{
      data: {
        featured_image: { url: string; alt: string; width: number; focus?: object } | null;
        body: string;
        openGraph_images: { url: string }[];
        translations: Record<string, Record<string, string>>;
      };
    }>().data;

  test('accepts a whole file; the same content answers the existing medium', async () => {
    const content = await picture();
    const first = await sendFile('/api/v2/media/upload', 'file', content, 'C:\\fotos\\Mesa <redonda>.png', 'admin', {
      folder: ' Events / 2026/ ',
    });
    assert.equal(first.statusCode, 201, first.body);
    const { data, duplicate } = first.json<StoredMedium>();
    assert.deepEqual(
      [duplicate, data.name, data.folder, data.kind, data.hash],
      [false, 'Mesa redonda.png', 'Events/2026', 'image', sha256(content)],
    );
    const again = await sendFile('/api/v2/media/upload', 'file', content, 'otra.png');
    assert.deepEqual(
      [again.statusCode, again.json<StoredMedium>().duplicate, again.json<StoredMedium>().data.id],
      [200, true, data.id],
    );
    assert.equal(again.json<StoredMedium>().data.name, 'Mesa redonda.png');
    // As if a learner had handed the same content in before: the library makes it public, with a name of its own.
    await api.deps.db
      .updateTable('media')
      .set({ is_public: false, folder: 'tasks', name: 'CV de Ana.png' })
      .where('id', '=', data.id)
      .execute();
    const publicFile = await sendFile('/api/v2/media/upload', 'file', content, 'pública.png');
    assert.equal(publicFile.json<StoredMedium>().data.name, 'pública.png');
    const row = await api.deps.db
      .selectFrom('media')
      .select(['is_public', 'folder'])
      .where('id', '=', data.id)
      .executeTakeFirst();
    assert.deepEqual(row, { is_public: true, folder: null });
    const pdf = await sendFile('/api/v2/media/upload', 'file', Buffer.from('%PDF-1.7\n%%EOF'), 'programa.pdf');
    assert.equal(pdf.json<StoredMedium>().data.kind, 'document');
    for (const as of [null, 'latinas'] as const)
      assert.equal(
        (await sendFile('/api/v2/media/upload', 'file', content, 'a.png', as)).statusCode,
        as === null ? 401 : 403,
      );
    const public_ = await api.get(`/api/v2/media/${data.id}`);
    assert.deepEqual([public_.json<StoredMedium>().data.name, public_.json<StoredMedium>().data.folder], [null, null]);
  });

  test('refuses other types completely', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [svg, '<html></html>', 'MZ\u0000\u0001'.padEnd(200, '\u0000'), '']) {
      const answer = await sendFile('/api/v2/media/upload', 'file', Buffer.from(content), 'a.png');
      assert.equal(answer.statusCode, 415, content.slice(0, 20));
    }
    assert.equal((await api.post('/api/v2/media/upload', {}, 'admin')).statusCode, 400);
    const tooLarge = { name: 'a.png', bytes: mediaBytesCap + 1 };
    assert.equal((await api.post('/api/v2/media/uploads', tooLarge, 'admin')).statusCode, 413);
  });

  describe('an upload in chunks', () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(chunkBytes + 1000), Buffer.from('\n%%EOF')]);
    const start = async (content: Buffer, as: Caller = 'admin') =>
      api.post('/api/v2/media/uploads', { name: 'programa.pdf', bytes: content.length, hash: sha256(content) }, as);
    const put = (id: string, offset: number, content: Buffer, as: Caller = 'admin') =>
      sendFile(`/api/v2/media/uploads/${id}/chunks?offset=${offset}`, 'chunk', content, 'blob', as);

    test('continues after each break, from any client', async () => {
      const startAnswer = await start(pdf);
      assert.equal(startAnswer.statusCode, 201, startAnswer.body);
      const { upload: place } = startAnswer.json<{ data: { upload: Place['data'] } }>().data;
      assert.deepEqual([place.offset, place.chunk_bytes], [0, chunkBytes]);
      assert.equal((await put(place.id, 0, pdf.subarray(0, 100))).statusCode, 400, 'cut short');
      const first = await put(place.id, 0, pdf.subarray(0, chunkBytes));
      assert.equal(first.json<Place>().data.offset, chunkBytes, first.body);
      const twice = await put(place.id, 0, pdf.subarray(0, chunkBytes));
      assert.deepEqual(
        [twice.statusCode, twice.json<{ details: object }>().details],
        [409, { offset: chunkBytes }],
        'a chunk whose answer was lost is not taken twice',
      );
      assert.equal((await api.post(`/api/v2/media/uploads/${place.id}/finish`, {}, 'admin')).statusCode, 409);
      const again = (await start(pdf)).json<{ data: { upload: Place['data'] } }>().data.upload;
      assert.deepEqual([again.id, again.offset], [place.id, chunkBytes], 'found by its content');
      const getAnswer = await api.get(`/api/v2/media/uploads/${place.id}`, 'admin');
      assert.equal(getAnswer.json<Place>().data.offset, chunkBytes);
      assert.equal((await put(place.id, chunkBytes, pdf.subarray(chunkBytes))).statusCode, 200);
      const finishAnswer = await api.post(`/api/v2/media/uploads/${place.id}/finish`, {}, 'admin');
      assert.equal(finishAnswer.statusCode, 201, finishAnswer.body);
      const { data, duplicate } = finishAnswer.json<StoredMedium>();
      assert.deepEqual([data.kind, data.name, data.hash, duplicate], ['document', 'programa.pdf', sha256(pdf), false]);
      assert.ok((await api.get(data.url)).rawPayload.equals(pdf));
      assert.equal((await api.get(`/api/v2/media/uploads/${place.id}`, 'admin')).statusCode, 404);
      const third = (await start(pdf)).json<{ data: { upload: null; medium: Medium } }>().data;
      assert.deepEqual([third.upload, third.medium.id], [null, data.id], 'nothing is sent that is there');
    });

    test('is refused and begins again when its chunks are missing from the folder of this process', async () => {
      const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2000)]);
      const { id } = (await start(content)).json<{ data: { upload: Place['data'] } }>().data.upload;
      assert.equal((await put(id, 0, content)).statusCode, 200);
      await api.deps.files.remove(partKey(id, 0));
      const answer = await api.post(`/api/v2/media/uploads/${id}/finish`, {}, 'admin');
      assert.equal(answer.statusCode, 409, answer.body);
      assert.equal(answer.json<{ code: string }>().code, 'CONFLICT');
      const next = (await start(content)).json<{ data: { upload: Place['data'] } }>().data.upload;
      assert.notEqual(next.id, id);
      assert.equal(next.offset, 0);
    });

    test('belongs to its sender, can be cancelled, and is refused as a whole', async () => {
      const other = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2000)]);
      const { id } = (await start(other)).json<{ data: { upload: Place['data'] } }>().data.upload;
      assert.equal((await put(id, 0, other, 'latinas')).statusCode, 403);
      assert.equal((await start(other, 'latinas')).statusCode, 403);
      assert.equal((await put(id, 0, Buffer.concat([other, other]))).statusCode, 413);
      assert.equal((await put(id, 0, other)).statusCode, 404, 'refused whole');
      const next = (await start(other)).json<{ data: { upload: Place['data'] } }>().data.upload;
      assert.equal((await api.post(`/api/v2/media/uploads/${next.id}/cancel`, {}, 'admin')).statusCode, 200);
      assert.equal((await api.get(`/api/v2/media/uploads/${next.id}`, 'admin')).statusCode, 404);
      const rubbish = randomBytes(500);
      const badUpload = (await start(rubbish)).json<{ data: { upload: Place['data'] } }>().data.upload;
      await put(badUpload.id, 0, rubbish);
      assert.equal((await api.post(`/api/v2/media/uploads/${badUpload.id}/finish`, {}, 'admin')).statusCode, 415);
      assert.equal((await api.get(`/api/v2/media/uploads/${badUpload.id}`, 'admin')).statusCode, 404);
      for (const path of ['../../x', 'x'.repeat(32)])
        assert.equal((await api.get(`/api/v2/media/uploads/${encodeURIComponent(path)}`, 'admin')).statusCode, 404);
    });
  });

  test('a recipe turns, crops and focuses the picture in all places, and can be reverted', async () => {
    const medium = await upload(await picture());
    const body = `<p>Antes</p><p><img src="${medium.url}" srcset="${medium.srcset}" alt="Mesa" width="400" height="200"></p>`;
    const newsId = await addNews({
      featured_image: medium.id,
      featured_image_alt: 'Nuestra mesa',
      body,
      translations: { es: { body } },
    });
    const recipe = { rotate: 90, crop: { x: 0, y: 0, width: 1, height: 0.5 }, focus: { x: 0.25, y: 0.75 } };
    const answer = await api.post(`/api/v2/media/${medium.id}/adjust`, { recipe }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const { data, report } = answer.json<{
      data: Medium;
      report: { resource: string; id: number; outcome: string }[];
    }>();
    assert.deepEqual(
      report.map(({ resource, id, outcome }) => [resource, id, outcome]),
      [['news', newsId, 'changed']],
    );
    assert.deepEqual([data.width, data.height, data.recipe, data.original?.url], [200, 200, recipe, medium.url]);
    assert.notEqual(data.url, medium.url);
    const shownPixels = await pixels(data.url);
    assert.deepEqual(
      [shownPixels.at(0.5, 0.1), shownPixels.at(0.5, 0.9)],
      ['red', 'red'],
      'turned right, its upper half is the left one',
    );
    assert.equal((await pixels(medium.url)).at(0.9, 0.5), 'blue', 'the original is kept');

    const news = await readNews(newsId);
    assert.deepEqual(
      [news.featured_image?.url, news.featured_image?.alt, news.featured_image?.width, news.featured_image?.focus],
      [data.url, 'Nuestra mesa', 200, recipe.focus],
    );
    for (const html of [news.body, news.translations['es']?.['body'] ?? '']) {
      assert.ok(html.includes(`src="${data.url}"`) && !html.includes(medium.url), html);
      assert.ok(html.includes('width="200"') && html.includes('alt="Mesa"'), html);
    }
    const stale = await api.post(
      `/api/editnews?id=${newsId}`,
      { featured_image: { url: medium.url, alt: 'x' } },
      'admin',
    );
    assert.equal(stale.json<{ data: { featured_image: { url: string } } }>().data.featured_image.url, data.url);

    const undoAnswer = await api.post(`/api/v2/media/${medium.id}/adjust`, { recipe: null }, 'admin');
    const back = undoAnswer.json<{ data: Medium }>().data;
    assert.deepEqual(
      [back.url, back.srcset, back.width, back.recipe, back.original],
      [medium.url, medium.srcset, 400, null, null],
    );
    assert.equal((await readNews(newsId)).featured_image?.url, medium.url);
    assert.equal((await pixels(data.url)).width, 200, 'addresses stay for good');

    for (const crop of [
      { x: 0.5, y: 0, width: 0.6, height: 1 },
      { x: 0, y: 0, width: 0, height: 1 },
      { x: -1, y: 0, width: 1, height: 1 },
    ])
      assert.equal(
        (await api.post(`/api/v2/media/${medium.id}/adjust`, { recipe: { crop } }, 'admin')).statusCode,
        422,
        JSON.stringify(crop),
      );
    assert.equal((await api.post(`/api/v2/media/${medium.id}/adjust`, { recipe }, 'latinas')).statusCode, 403);
    const drawing = (await api.get('/api/media/list?search=drawing&limit=1', 'admin')).json<{ data: Medium[] }>()
      .data[0];
    assert.equal((await api.post(`/api/v2/media/${drawing?.id}/adjust`, { recipe }, 'admin')).statusCode, 415);
  });

  test('a large picture is cropped from more pixels than it shows', async () => {
    const medium = await upload(await picture(3200, 1600));
    assert.equal(medium.width, 1600);
    const recipe = { crop: { x: 0, y: 0, width: 0.5, height: 1 } };
    const answer = await api.post(`/api/v2/media/${medium.id}/adjust`, { recipe }, 'admin');
    assert.deepEqual([answer.json<StoredMedium>().data.width, answer.json<StoredMedium>().data.height], [1600, 1600]);
  });

  test('is replaced everywhere: columns, rich text, translations and head, with a report and an audit entry', async () => {
    const oldMedium = await upload(await picture());
    const next = await upload(await picture());
    await api.post(`/api/v2/media/edit?id=${next.id}`, { alt: { en: 'A new "table"' } }, 'admin');
    const body = `<p><img src="${oldMedium.url}" alt="Vieja"> y <a href="${oldMedium.url}">la foto</a></p>`;
    const shows = await addNews({
      featured_image: oldMedium.id,
      body,
      translations: { pt: { body } },
      openGraph_images: [oldMedium.url],
    });
    const other = await addNews({ title: 'Solo en el texto', body });
    const answer = await api.post(`/api/v2/media/${oldMedium.id}/replace`, { by: next.id }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const { data, report } = answer.json<{ data: Medium; report: { id: number; outcome: string }[] }>();
    assert.deepEqual(
      report.map(({ id, outcome }) => [id, outcome]),
      [
        [shows, 'changed'],
        [other, 'changed'],
      ],
    );
    assert.deepEqual(data.used_in, []);
    assert.deepEqual(
      (await read(next.id)).used_in.map(({ id, label }) => [id, label]),
      [
        [shows, 'Con foto'],
        [other, 'Solo en el texto'],
      ],
    );
    const news = await readNews(shows);
    assert.deepEqual([news.featured_image?.url, news.featured_image?.alt], [next.url, 'A new "table"']);
    assert.deepEqual(
      news.openGraph_images.map(({ url }) => url),
      [next.url],
    );
    assert.ok(!JSON.stringify(news).includes(oldMedium.hash.slice(0, 32)), JSON.stringify(news));
    assert.ok(news.translations['pt']?.['body']?.includes(`<a href="${next.url}"`));
    assert.ok(news.body.includes('alt="A new &quot;table&quot;"'), news.body);
    const auditEntries = await sql<{ action: string; resource: string; row_id: string }>`select action, resource, row_id
      from audit_entries order by id desc limit 3`.execute(api.deps.db);
    assert.deepEqual(
      auditEntries.rows.map((row) => [row.action, row.resource, row.row_id]),
      [
        ['replace', 'media', String(oldMedium.id)],
        ['edit', 'news', String(other)],
        ['edit', 'news', String(shows)],
      ],
    );
    const revisions = await sql<{ action: string }>`select action from revisions
      where resource = 'news' and row_id = ${shows} order by n`.execute(api.deps.db);
    assert.deepEqual(
      revisions.rows.map(({ action }) => action),
      ['add', 'edit'],
    );
    assert.equal(
      (await api.post(`/api/v2/media/${oldMedium.id}/replace`, { by: oldMedium.id }, 'admin')).statusCode,
      409,
    );
    assert.equal((await api.post(`/api/v2/media/${oldMedium.id}/replace`, { by: 999_999 }, 'admin')).statusCode, 404);
    assert.equal((await api.post(`/api/v2/media/${oldMedium.id}/replace`, { by: next.id }, 'latinas')).statusCode, 403);
  });

  test('is not removed while it is used, and is restored from the trash', async () => {
    const content = await picture();
    const medium = await upload(content);
    const newsId = await addNews({ featured_image: medium.id });
    const refusal = await api.post(`/api/v2/media/delete?id=${medium.id}`, {}, 'admin');
    assert.deepEqual(
      [refusal.statusCode, refusal.json<{ code: string; details: object }>().details],
      [409, { used_in: [{ resource: 'news', id: newsId, label: 'Con foto' }] }],
    );
    await api.post(`/api/editnews?id=${newsId}`, { featured_image: null }, 'admin');
    assert.equal((await api.post(`/api/v2/media/delete?id=${medium.id}`, {}, 'admin')).statusCode, 200);
    assert.equal((await api.get(`/api/v2/media/${medium.id}`, 'admin')).statusCode, 404);
    assert.equal((await api.post('/api/addnews', { title: 'x', featured_image: medium.id }, 'admin')).statusCode, 422);
    const trash = (await api.get('/api/media/list?trashed=only', 'admin')).json<{ data: Medium[] }>().data;
    assert.ok(trash.some(({ id }) => id === medium.id));
    assert.equal((await api.post(`/api/v2/media/${medium.id}/restore`, {}, 'admin')).statusCode, 200);
    assert.equal((await read(medium.id)).id, medium.id);
    await api.post(`/api/v2/media/delete?id=${medium.id}`, {}, 'admin');
    const again = await sendFile('/api/v2/media/upload', 'file', content);
    assert.deepEqual(
      [again.statusCode, again.json<StoredMedium>().data.id],
      [201, medium.id],
      'sent again, it is back',
    );
  });

  test('several media are moved, tagged and removed with a report', async () => {
    const [one, two, three] = [
      await upload(await picture()),
      await upload(await picture()),
      await upload(await picture()),
    ];
    const newsId = await addNews({ featured_image: two.id });
    const ids = [one.id, two.id, three.id];
    const arrange = async (body: object, as: Caller = 'admin') => {
      const answer = await api.post('/api/v2/media/arrange', body, as);
      return answer.statusCode === 200
        ? answer.json<{ data: { id: number; outcome: string; used_in: { id: number }[] }[] }>().data
        : answer.statusCode;
    };
    await arrange({ action: 'move', ids, folder: 'Encuentros/São Paulo' });
    await arrange({ action: 'tag', ids, tags: ['retrato', 'Lima'] });
    await arrange({ action: 'untag', ids: [one.id], tags: ['Lima'] });
    const list = async (query: string) =>
      (await api.get(`/api/media/list?page=1&${query}`, 'admin'))
        .json<{ data: Medium[] }>()
        .data.map(({ id }) => id)
        .sort((a, b) => a - b);
    assert.deepEqual(await list('folder=Encuentros'), ids);
    assert.deepEqual(await list(`folder=${encodeURIComponent('Encuentros/São Paulo')}&tag=Lima`), [two.id, three.id]);
    assert.deepEqual(await list('folder=Encuent'), []);
    assert.deepEqual(await list('search=retrato&used=no'), [one.id, three.id]);
    assert.ok((await list('folder=/')).every((id) => !ids.includes(id)));
    const overview = (await api.get('/api/v2/media/overview', 'admin')).json<{
      data: { folders: object[]; tags: { name: string; count: number }[]; missing_alt: number };
    }>().data;
    assert.ok(overview.folders.some((entry) => JSON.stringify(entry) === '{"path":"Encuentros/São Paulo","count":3}'));
    assert.equal(overview.tags.find(({ name }) => name === 'Lima')?.count, 2);
    assert.deepEqual(await arrange({ action: 'remove', ids: [one.id, two.id, 999_999] }), [
      { id: one.id, name: 'Mesa redonda.png', outcome: 'changed', used_in: [] },
      {
        id: two.id,
        name: 'Mesa redonda.png',
        outcome: 'refused',
        used_in: [{ resource: 'news', id: newsId, label: 'Con foto' }],
      },
      { id: 999_999, name: null, outcome: 'missing', used_in: [] },
    ]);
    assert.deepEqual(await list('tag=retrato'), [two.id, three.id]);
    assert.equal(await arrange({ action: 'move', ids }, 'latinas'), 403);
    assert.equal(await arrange({ action: 'burn', ids }), 422);
    assert.equal(await arrange({ action: 'move', ids: [] }), 422);
  });

  test('lists pictures without alternative text, and finds a picture by any of its addresses', async () => {
    const medium = await upload(await picture());
    const lacks = async (language: string) =>
      (await api.get(`/api/media/list?missing_alt=${language}`, 'admin'))
        .json<{ data: Medium[] }>()
        .data.some(({ id }) => id === medium.id);
    assert.deepEqual([await lacks('yes'), await lacks('es')], [true, true]);
    await api.post(`/api/v2/media/edit?id=${medium.id}`, { alt: { en: 'Table', es: ' ' } }, 'admin');
    assert.deepEqual([await lacks('yes'), await lacks('en'), await lacks('es')], [false, false, true]);
    await api.post(
      `/api/v2/media/edit?id=${medium.id}`,
      { is_decorative: true, tags: ['fondo'], credit: 'Ñusta', license: 'CC BY 4.0', folder: '' },
      'admin',
    );
    assert.equal(await lacks('es'), false);
    const { data } = (await api.get(`/api/media/list?url=${encodeURIComponent(medium.url)}`, 'admin')).json<{
      data: (Medium & { credit: string })[];
    }>();
    assert.deepEqual(
      data.map(({ id, credit, tags }) => [id, credit, tags]),
      [[medium.id, 'Ñusta', ['fondo']]],
    );
  });
});
