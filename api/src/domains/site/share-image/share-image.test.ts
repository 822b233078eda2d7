import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';

import { drawShareImage } from './draw-share-image';
import { api, openShareImageStage } from '../../../testing/stages/site/share-image-stage';

openShareImageStage();

const card = {
  art: 'events',
  slug: 'cafe',
  label: 'Evento',
  title: 'Café con datos',
  note: '14 de marzo',
  productName: 'Enlace',
} as const;

describe('the picture a record is shared with', () => {
  test('contains outlines only: no fonts of the machine, no scripts', () => {
    const svg = drawShareImage({ ...card, title: '</text><script>alert(1)</script> ☕ Łódź' });
    assert.doesNotMatch(svg, /<text|font-|<script|href="[^#]/);
  });

  test('has letters at the places of its texts', async () => {
    const { data, info } = await sharp(Buffer.from(drawShareImage(card)))
      .extract({ left: 72, top: 140, width: 600, height: 130 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = data.filter((value) => value < 100).length;
    assert.ok(dark > info.width * info.height * 0.08, String(dark));
  });

  test('has room for a title of any length', () => {
    for (const title of ['', 'a'.repeat(300), 'palabra '.repeat(60), '🎉'])
      for (const [, y] of drawShareImage({ ...card, title }).matchAll(
        /<g fill="#2b1232" transform="translate\(72 ([\d.]+)\)/g,
      ))
        assert.ok(Number(y) < 480, `${title.slice(0, 10)} ${y}`);
  });
});

describe('the picture’s call', () => {
  test('answers a PNG in the size of social networks, cached for ever when the address names the record’s state', async () => {
    const { rows } = await sql<{ state: number }>`select (extract(epoch from updated_at) * 1000)::bigint as state
      from chapters where slug = 'lima'`.execute(api.deps.db);
    const answer = await api.get(`/api/v2/share/chapters/lima.png?lang=pt&v=${rows[0]?.state}`);
    assert.equal(answer.headers['content-type'], 'image/png');
    assert.match(String(answer.headers['cache-control']), /immutable/);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([width, height], [1200, 630]);
    assert.ok(answer.rawPayload.length < 100_000);
    const again = await api.get('/api/v2/share/chapters/lima.png?lang=pt');
    assert.deepEqual(again.rawPayload, answer.rawPayload);
    assert.doesNotMatch(String(again.headers['cache-control']), /immutable/);
  });

  test('is in the head of a record whose own picture networks cannot show', async () => {
    const url = 'https://x.test/es/chapters/lima';
    const seo = await api.api.findSeo('chapters', 'lima', { locale: 'es', url, productName: 'Red' });
    const [image] = seo?.openGraph_images ?? [];
    assert.match(image?.url ?? '', /^https:\/\/x\.test\/api\/v2\/share\/chapters\/lima\.png\?lang=es&v=\d+$/);
    assert.equal((await api.get(new URL(image?.url ?? '').href.slice('https://x.test'.length))).statusCode, 200);
    assert.deepEqual(
      seo?.jsonLd?.map((node) => node['@type']),
      ['Organization', 'BreadcrumbList'],
    );
  });

  test('does not exist for records that are not public', async () => {
    await sql`insert into news (title, slug, published_at) values ('Draft', 'draft-of-mine', null)`.execute(
      api.deps.db,
    );
    for (const path of ['news/draft-of-mine.png', 'chapters/atlantis.png', 'users/ana.png', 'chapters/lima.svg'])
      assert.equal((await api.get(`/api/v2/share/${path}`)).statusCode, 404, path);
  });
});
