import type { NavigationEntry } from '@enlace/shared-contract/editorial';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { parseReads } from '../../render/page-reads';
import { startTestGateway } from '../../testing/test-gateway';
import { SiteLinks } from './site-links';

const label = (text: string) => ({ en: text, es: `${text} es`, pt: `${text} pt` });
const rules: NavigationEntry = { slug: 'rules', label: label('Rules'), place: 'legal', order: 10 };
const library: NavigationEntry = { slug: 'library', label: label('Library'), place: 'menu', order: 15 };
const change = { table: 'pages', ids: [7] };

function linksOf(initial: readonly NavigationEntry[]) {
  const api = { entries: initial, status: 200, calls: 0, now: 0 };
  const links = new SiteLinks(
    async () => {
      api.calls += 1;
      return { status: api.status, body: { data: api.entries }, reads: parseReads('pages page_roles') };
    },
    () => api.now,
  );
  return { api, links, paths: async () => (await links.get()).map(({ path }) => path) };
}

describe('links of the site', () => {
  test('are pages with a place in the menu or in a group of the footer', async () => {
    const { links } = linksOf([rules, library]);
    const [first, second] = await links.get();
    assert.equal(first?.path, '/pages/rules');
    assert.deepEqual([first?.nav?.place, first?.nav?.group?.es, first?.nav?.order], ['footer', 'Legal', 310]);
    assert.deepEqual([second?.nav?.place, second?.nav?.also, second?.nav?.order], ['main', ['footer'], 15]);
  });

  test('are requested once until a page changes', async () => {
    const { api, links, paths } = linksOf([rules]);
    await paths();
    await paths();
    links.purge({ table: 'events', ids: [1] });
    assert.deepEqual([await paths(), api.calls], [['/pages/rules'], 1]);
    api.entries = [];
    links.purge(change);
    assert.deepEqual([await paths(), api.calls], [[], 2]);
  });

  test('stay while the API is not available', async () => {
    const { api, links, paths } = linksOf([rules]);
    await paths();
    api.status = 503;
    links.purge(change);
    assert.deepEqual(await paths(), ['/pages/rules']);
    api.status = 200;
    api.entries = [library];
    api.now += 10_000;
    assert.deepEqual(await paths(), ['/pages/rules'], 'no answer waits for a repeated request');
    await new Promise(setImmediate);
    assert.deepEqual(await paths(), ['/pages/library']);
  });
});

test('a removed page is in no document of the next request', async (t) => {
  let entries = [rules];
  let announce: (change: { table: string; ids: number[] }) => void = () => undefined;
  const { app } = await startTestGateway(t, {
    api: {
      plugin: async (api) => {
        api.get('/api/v2/navigation', async () => ({ data: entries }));
      },
      watchChanges: (listener) => {
        announce = listener;
        return () => undefined;
      },
    },
  });
  const linksIn = async (url: string): Promise<boolean> => (await app.inject(url)).body.includes('/pages/rules');
  assert.ok(await linksIn('/events'));
  assert.ok(await linksIn('/registry'));
  entries = [];
  announce(change);
  assert.ok(!(await linksIn('/events')));
  assert.ok(!(await linksIn('/registry')));
});
