import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestApi } from '../testing/build-test-api';
import { shareDemoApi } from '../testing/shared-api';
import { mountedResources } from './resources';

let api: TestApi;
before(async () => {
  api = await shareDemoApi();
});

/** Only scripts make these calls, so no rendered page shows their rows. */
const readsOfScripts: readonly string[] = ['/api/v2/courses/1/reviews', '/api/ticketsdynamicform/get/1'];

interface Listed {
  readonly data?: readonly { readonly id?: number; readonly slug?: string }[];
}

/** The note of a visitor's answer; null for an answer that no page shows. */
async function noteOf(url: string): Promise<string | null> {
  const answer = await api.get(url, null, { 'x-enlace-reads': api.api.internalSecret });
  if (answer.statusCode !== 200) return null;
  return String(answer.headers['x-enlace-reads'] ?? '');
}

/** All reads, those of a record with its id 1, and the first records of the lists. */
async function findReads(): Promise<string[]> {
  const plainReads = api.routes
    .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/') && !url.includes('*'))
    .map(({ url }) => url.replace(/:\w+/g, '1'));
  const records = await Promise.all(
    mountedResources.map(async ({ resource: { name, wire } }) => {
      const { data = [] } = (await api.get(`${wire.list.path}?page=1&per_page=1`)).json<Listed>();
      const [{ id = 0, slug = '' } = {}] = Array.isArray(data) ? data : [];
      return [wire.get.path.replace(/\{\w+\}/, String(id)), `/api/v2/${name}/by-slug/${slug}`];
    }),
  );
  return [
    ...new Set([...plainReads, ...records.flat(), '/api/v2/search?q=datos', '/api/jobs/list?page=1&search=datos']),
  ];
}

test('every read of a visitor names the rows that it shows, so that other changes make no page again', async () => {
  const unnamedReads: string[] = [];
  let count = 0;
  for (const url of await findReads()) {
    const note = await noteOf(url);
    if (note === null) continue;
    count += 1;
    if (note === '' && !readsOfScripts.includes(url)) unnamedReads.push(url);
  }
  assert.deepEqual(unnamedReads, []);
  assert.ok(count > 40, `${count} reads`);
});

test('the page of an event hears of its own seats, and lists of events of none', async () => {
  const { data = [] } = (await api.get('/api/events/list?page=1&per_page=1')).json<Listed>();
  const [{ id = 0, slug = '' } = {}] = data;
  assert.match((await noteOf(`/api/v2/events/by-slug/${slug}`)) ?? '', new RegExp(`\\bevent_figures#${id}(?!\\d)`));
  assert.doesNotMatch((await noteOf('/api/events/list?page=1')) ?? '', /event_figures/);
});

test('what shows entries of the search names the records that they are made from', async () => {
  for (const url of ['/api/v2/search?q=datos', '/api/v2/sitemap', '/api/v2/sitemap/news/1'])
    assert.match((await noteOf(url)) ?? '', /\bnews\b.*\busers\b/, url);
});
