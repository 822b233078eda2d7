import { sitemapPartSchema, sitemapPartsSchema } from '@enlace/shared-contract/site';
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { buildTestApi, type TestApi } from '../../build-test-api';

export let api: TestApi;

export const parts = async () => sitemapPartsSchema.parse((await api.get('/api/v2/sitemap')).json()).data;
export const slugs = async (kind: string, part = 1): Promise<string[]> => {
  const answer = await api.get(`/api/v2/sitemap/${kind}/${part}`);
  assert.equal(answer.statusCode, 200, answer.body);
  return sitemapPartSchema.parse(answer.json()).data.map(({ slug }) => slug);
};

/** Opens and closes what the tests need. */
export function openSitemapStage(): void {
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());
}
