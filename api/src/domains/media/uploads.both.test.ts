import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';

import { encodeMultipart } from '../../testing/bodies';
import { buildTestApi, type Caller, type TestApi } from '../../testing/build-test-api';

interface Picture {
  url: string;
  alt: string;
  width: number;
  height: number;
  srcset: string;
}
interface Answer {
  data: { id: number; featured_image: Picture | null; openGraph_images?: { url: string }[] };
  errors?: Record<string, string[]>;
}
interface MediaAnswer {
  data: { id: number; url: string; hash: string; used_in: { resource: string; id: number; label: string }[] }[];
}

const wide = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c9502f' } });

/** A picture as a phone makes it: rotated by its metadata, and with the place where it was taken. */
const phonePicture = (): Promise<Buffer> =>
  wide
    .clone()
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('uploads', () => {
  let api: TestApi;
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enlace-files-'));
    api = await buildTestApi({ env: { dataDir: folder } });
  });
  after(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const sendForm = async (
    url: string,
    fields: Record<string, string | Blob>,
    as: Caller = 'admin',
  ): Promise<LightMyRequestResponse> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, 'my holiday <b>.svg.exe');
    return api.send({ method: 'POST', url, ...(await encodeMultipart(form)) }, as);
  };
  const add = (file: Blob, more: Record<string, string> = {}) =>
    sendForm('/api/addnews', { title: 'Con foto', ...more, featured_image: file });
  const blob = (content: Buffer | string, type = 'image/png') =>
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type });

  test('pictures are turned upright, written again in several sizes, and contain no place', async () => {
    const answer = await add(blob(await phonePicture(), 'text/plain'), { featured_image_alt: 'Dos sillas' });
    assert.equal(answer.statusCode, 201, answer.body);
    const picture = answer.json<Answer>().data.featured_image;
    assert.ok(picture);
    assert.deepEqual([picture.alt, picture.width, picture.height], ['Dos sillas', 1200, 2400]);
    assert.match(picture.url, /^\/api\/v2\/files\/[0-9a-f]{32}\/1200\.jpg$/);
    const sizes = picture.srcset.split(', ').map((size) => size.split(' '));
    assert.deepEqual(
      sizes.map(([, width]) => width),
      ['480w', '960w', '1200w'],
    );
    for (const [url = '', type, width] of [
      [picture.url, 'image/jpeg', 1200],
      ...sizes.map(([url, size]) => [url, 'image/webp', Number.parseInt(String(size))] as const),
    ] as const) {
      const file = await api.get(url);
      assert.equal(file.statusCode, 200, url);
      assert.equal(file.headers['content-type'], type);
      assert.match(String(file.headers['cache-control']), /immutable/);
      assert.equal(file.headers['x-content-type-options'], 'nosniff');
      assert.match(String(file.headers['content-security-policy']), /sandbox/);
      const facts = await sharp(file.rawPayload).metadata();
      assert.deepEqual([facts.width, facts.exif, facts.orientation], [width, undefined, undefined]);
      const again = await api.get(url, null, { 'if-none-match': String(file.headers['etag']) });
      assert.equal(again.statusCode, 304);
    }
    assert.equal((await api.get(`/back${picture.url}`)).statusCode, 200);
  });

  test('the bytes decide on the type of a file; SVG and HTML are no pictures', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const truncatedPicture = (await phonePicture()).subarray(0, 4000);
    for (const content of [
      svg,
      `<?xml version="1.0"?>${svg}`,
      '<html><script>alert(1)</script>',
      'GIF89a',
      '',
      '%PDF-1.7',
      truncatedPicture,
    ]) {
      const answer = await add(blob(content));
      assert.equal(answer.statusCode, 422, String(content).slice(0, 20));
      assert.deepEqual(Object.keys(answer.json<Answer>().errors ?? {}), ['featured_image']);
    }
    const gif = await wide.clone().resize(20).gif().toBuffer();
    const answer = await add(blob(gif, 'image/svg+xml'));
    assert.match(String(answer.json<Answer>().data.featured_image?.url), /20\.png$/);
  });

  test('too many pixels and too many bytes are refused, without files left behind', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const refusal = await add(blob(bomb));
    assert.deepEqual(
      [refusal.statusCode, refusal.json<Answer>().errors],
      [422, { featured_image: ['This picture is too large: at most 50 million pixels.'] }],
    );
    assert.equal((await add(blob(Buffer.alloc(11 * 1024 * 1024)))).statusCode, 413);
    const news = (await api.get('/api/news/list?search=Con%20foto&status=draft', 'admin')).json<{ data: unknown[] }>();
    assert.equal(news.data.length, 2);
  });

  test('the same content is stored once, and the list shows its uses', async () => {
    const content = await wide.clone().resize(300).png().toBuffer();
    const [one, two] = [await add(blob(content), { title: 'Una' }), await add(blob(content), { title: 'Otra' })];
    assert.equal(one.json<Answer>().data.featured_image?.url, two.json<Answer>().data.featured_image?.url);
    const url = one.json<Answer>().data.featured_image?.url;
    const list = async (as: Caller, query = '') =>
      (await api.get(`/api/media/list?kind=image&${query}`, as))
        .json<MediaAnswer>()
        .data.filter((row) => row.url === url);
    const [medium] = await list('admin');
    assert.deepEqual(
      medium?.used_in.map(({ resource, label }) => [resource, label]),
      [
        ['news', 'Una'],
        ['news', 'Otra'],
      ],
    );
    assert.deepEqual((await list(null))[0]?.used_in, [], 'drafts are not named to visitors');
    assert.equal((await list('admin', 'used=no')).length, 0);
    assert.equal((await list('admin', 'search=otra')).length, 1);
    const id = two.json<Answer>().data.id;
    const editAnswer = await sendForm(`/api/editnews?id=${id}`, { featured_image: '' });
    assert.deepEqual([editAnswer.statusCode, editAnswer.json<Answer>().data.featured_image], [200, null]);
    assert.deepEqual(
      (await list('admin'))[0]?.used_in.map(({ label }) => label),
      ['Una'],
    );
  });

  test('a medium is used again by its id, and a picture that is sent back stays', async () => {
    const [medium] = (await api.get('/api/media/list?kind=image', 'admin')).json<MediaAnswer>().data;
    const addAnswer = await api.post(
      '/api/addnews',
      { title: 'De la biblioteca', featured_image: medium?.id },
      'admin',
    );
    const { id, featured_image } = addAnswer.json<Answer>().data;
    assert.equal(featured_image?.url, medium?.url);
    const editAnswer = await api.post(
      `/api/editnews?id=${id}`,
      { featured_image: { ...featured_image, alt: 'Nueva' } },
      'admin',
    );
    assert.deepEqual(editAnswer.json<Answer>().data.featured_image, { ...featured_image, alt: 'Nueva' });
    for (const evil of [999_999, -1, '../x', 'https://evil.test/a.png', { url: 'javascript:alert(1)' }, [], {}, true])
      assert.equal(
        (await api.post('/api/addnews', { title: 'x', featured_image: evil }, 'admin')).statusCode,
        422,
        JSON.stringify(evil),
      );
  });

  test('pictures for social networks are uploaded with the other SEO fields', async () => {
    const form = new FormData();
    form.append('title', 'Para compartir');
    form.append('openGraph_images[]', 'https://example.org/a.png');
    form.append('openGraph_images[]', blob(await wide.clone().resize(500).jpeg().toBuffer()), 'a.jpg');
    const answer = await api.send({ method: 'POST', url: '/api/addnews', ...(await encodeMultipart(form)) }, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const urls = answer.json<Answer>().data.openGraph_images?.map(({ url }) => url) ?? [];
    assert.equal(urls[0], 'https://example.org/a.png');
    assert.match(String(urls[1]), /^\/api\/v2\/files\/[0-9a-f]{32}\/500\.jpg$/);
  });

  test('editors write alternative texts', async () => {
    const [medium] = (await api.get('/api/media/list?kind=image', 'admin')).json<MediaAnswer>().data;
    const url = `/api/v2/media/edit?id=${medium?.id}`;
    const alt = { en: 'Two chairs', es: 'Dos sillas' };
    for (const [as, status] of [
      [null, 401],
      ['latinas', 403],
      ['admin', 200],
    ] as const)
      assert.equal((await api.post(url, { alt }, as)).statusCode, status);
    const read = await api.get(`/api/v2/media/${medium?.id}`);
    assert.deepEqual(read.json<{ data: { alt: object } }>().data.alt, alt);
  });

  test('are not stored for viewers who may not edit', async () => {
    const content = blob(await wide.clone().resize(77).png().toBuffer());
    for (const [as, status] of [
      [null, 401],
      ['latinas', 403],
    ] as const) {
      const answer = await sendForm('/api/editnews?id=1', { featured_image: content }, as);
      assert.equal(answer.statusCode, status);
    }
    const { data } = (await api.get('/api/media/list', 'admin')).json<MediaAnswer>();
    assert.ok(data.every(({ url }) => !url.endsWith('/77.png')));
  });

  test('no address leads out of the folder', async () => {
    for (const path of [
      '../../etc/passwd',
      '%2e%2e/%2e%2e',
      'aa/../../db',
      `${'0'.repeat(32)}/file.svg`,
      `${'0'.repeat(32)}/1.jpg`,
    ])
      assert.equal((await api.get(`/api/v2/files/${path}`)).statusCode, 404, path);
  });
});
