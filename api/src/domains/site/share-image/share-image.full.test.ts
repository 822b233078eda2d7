import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { locales } from '@enlace/shared-contract/text';
import sharp from 'sharp';

import { listCards } from './list-cards';
import { api, openShareImageStage } from '../../../testing/stages/site/share-image-stage';

openShareImageStage();

describe('the picture’s call', () => {
  test('is its own for each page with a list, in each language', async () => {
    const pictures = await Promise.all(
      Object.keys(listCards).flatMap((name) =>
        locales.map((locale) => api.get(`/api/v2/share/lists/${name}.png?lang=${locale}`)),
      ),
    );
    assert.deepEqual([...new Set(pictures.map(({ statusCode }) => statusCode))], [200]);
    const { width, height } = await sharp(pictures[0]?.rawPayload).metadata();
    assert.deepEqual([width, height], [1200, 630]);
    // "Eventos" has the same title in Spanish and Portuguese, but another line below it.
    assert.equal(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size, pictures.length);
    for (const { title, note } of Object.values(listCards))
      for (const locale of locales) assert.ok(title[locale] && note[locale].length <= 44, note[locale]);
    assert.equal((await api.get('/api/v2/share/lists/constructor.png')).statusCode, 404);
    assert.equal((await api.get('/api/v2/share/lists/users.png')).statusCode, 404);
  });
});
