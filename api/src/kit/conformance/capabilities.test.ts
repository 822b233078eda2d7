import { news } from '@enlace/shared-contract/editorial';
import { type Capabilities, type ResourceCapability, resourceCapabilities } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { mountedResources } from '../../app/resources';
import { findBody } from '../../testing/bodies';
import type { TestApi } from '../../testing/build-test-api';
import { buildBesideApi, shareTestApi } from '../../testing/shared-api';

interface Removal {
  readonly resource: string;
  readonly row_id: number;
}

/** News with all capabilities, and the same resource with none. */
let whole: TestApi;
let bare: TestApi;

function without(capabilities: readonly ResourceCapability[]) {
  const off = Object.fromEntries(capabilities.map((name) => [name, false])) as Partial<Capabilities>;
  return mountedResources.map((mountedResource) => {
    const { resource } = mountedResource;
    if (resource.name !== 'news') return mountedResource;
    return { ...mountedResource, resource: { ...resource, capabilities: { ...resource.capabilities, ...off } } };
  });
}

before(async () => {
  whole = await shareTestApi();
  bare = await buildBesideApi(whole, { resources: without(resourceCapabilities) });
});
after(() => bare.close());

const calls = (
  id: number,
): Readonly<Record<Exclude<ResourceCapability, 'undo'>, readonly (readonly ['GET' | 'POST', string])[]>> => ({
  import: [
    ['POST', '/api/v2/news/imports'],
    ['GET', '/api/v2/news/import_template'],
  ],
  bulk: [['POST', '/api/v2/news/bulk']],
  history: [
    ['GET', `/api/v2/news/${id}/revisions`],
    ['POST', `/api/v2/news/${id}/revisions/1/restore`],
  ],
  trash: [['POST', `/api/v2/news/${id}/restore`]],
  drafts: [
    ['GET', `/api/v2/news/${id}/draft`],
    ['POST', '/api/v2/news/unpublished'],
    ['POST', `/api/v2/news/${id}/publish`],
    ['POST', `/api/v2/news/${id}/preview`],
  ],
});

async function addNews(api: TestApi): Promise<number> {
  const answer = await api.post('/api/addnews', findBody(news)?.(), 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

describe('a capability that is switched off', () => {
  for (const capability of ['import', 'bulk', 'history', 'trash', 'drafts'] as const)
    test(`${capability}: its calls are absent`, async () => {
      const [there, unknownAction] = [await addNews(whole), await addNews(bare)];
      for (const [method, url] of calls(there)[capability])
        assert.notEqual((await whole.send({ method, url, payload: {} }, 'admin')).statusCode, 404, url);
      for (const [method, url] of calls(unknownAction)[capability])
        assert.equal((await bare.send({ method, url, payload: {} }, 'admin')).statusCode, 404, url);
    });

  test('undo: a removal answers no undo, and stores none', async () => {
    for (const [api, isThere] of [
      [whole, true],
      [bare, false],
    ] as const) {
      const id = await addNews(api);
      const answer = await api.post(`/api/deletenews?id=${id}`, undefined, 'admin');
      assert.equal('undo' in answer.json<object>(), isThere);
      const { data } = (await api.get('/api/v2/removals', 'admin')).json<{ data: Removal[] }>();
      assert.equal(
        data.some(({ resource, row_id }) => resource === 'news' && row_id === id),
        isThere,
      );
    }
  });

  test('the description of the API does not name the resource with such a call', async () => {
    for (const [api, isThere] of [
      [whole, true],
      [bare, false],
    ] as const) {
      const answer = await api.get('/api/docs/openapi.json');
      assert.equal(answer.statusCode, 200, answer.body.slice(0, 200));
      const { paths } = answer.json<{
        paths: Record<string, Record<string, { parameters: { name: string; schema: { enum?: string[] } }[] }>>;
      }>();
      for (const path of [
        '/api/v2/{resource}/bulk',
        '/api/v2/{resource}/imports',
        '/api/v2/{resource}/{id}/revisions',
      ]) {
        const [parameter] = Object.values(paths[path] ?? {})[0]?.parameters ?? [];
        assert.equal(parameter?.schema.enum?.includes('news'), isThere, path);
      }
    }
  });
});
