import { listPages, type Page, type PageEntry } from '@enlace/shared-contract/platform';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { type CountingGateway, startCountingGateway } from '../testing/counting-gateway';

interface Remote {
  readonly features: readonly { readonly pages?: readonly PageEntry[] }[];
}

/** The real pages of visitors. */
async function readPublicPages(): Promise<readonly Page[]> {
  const file = join(import.meta.dirname, '../../../mf-public/src/remote.ts');
  const { default: remote } = (await import(pathToFileURL(file).href)) as { readonly default: Remote };
  return listPages(remote);
}

let pages: readonly Page[];
before(async () => {
  pages = await readPublicPages();
  assert.ok(pages.length >= 45, `${pages.length} pages`);
});

const pathOf = ({ path }: Page): string => path.replace(/:\w+/g, 'one');
const canonicalOf = (body: string): string => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? '';

/** Requests all addresses; they must show one page, with one address for search engines, in one rendering. */
async function assertSamePage({ page, renderings }: CountingGateway, urls: readonly string[]): Promise<void> {
  renderings.length = 0;
  const [firstUrl = '', ...otherUrls] = urls;
  const first = await page(firstUrl);
  assert.equal(first.status, 200, firstUrl);
  assert.match(first.text, /^<p>/, firstUrl);
  for (const url of otherUrls) {
    const { text, body } = await page(url);
    assert.equal(text, first.text, url);
    assert.equal(canonicalOf(body), canonicalOf(first.body), url);
  }
  assert.equal(renderings.length, 1, `${urls.join(' ')}: ${renderings.join(' ')}`);
}

describe('links with parameters that a page does not read', () => {
  test('show the kept page, on every public page', async (t) => {
    const gateway = await startCountingGateway(t, pages);
    for (const page of pages) {
      const path = pathOf(page);
      const queries = ['utm_source=mail', 'utm_source=post&fbclid=IwAR0', '', 'x', 'PAGE=2'];
      await assertSamePage(gateway, [path, ...queries.map((query) => `${path}?${query}`)]);
    }
  });

  test('show the kept page of what it reads, however it is written', async (t) => {
    const gateway = await startCountingGateway(t, pages);
    for (const page of pages) {
      const [first, second] = page.search ?? [];
      if (first === undefined) continue;
      const path = pathOf(page);
      const value = (name: string): string => `${name}=caf%C3%A9+1`;
      await assertSamePage(gateway, [
        `${path}?${value(first)}`,
        `${path}?fbclid=1&${value(first)}&utm_source=x`,
        `${path}?${value(first)}&${value(first)}`,
        `${path}?${first}=caf%c3%a9%201`,
        `${path}?${[...first].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}=caf%C3%A9%201`,
        ...(second === undefined ? [] : [`${path}?${second}=&${value(first)}`]),
      ]);
      if (second !== undefined)
        await assertSamePage(gateway, [
          `${path}?${value(first)}&${value(second)}`,
          `${path}?${value(second)}&${value(first)}`,
        ]);
    }
  });

  test('keep their address for the browser and for a page of another language', async (t) => {
    const gateway = await startCountingGateway(t);
    const { body, text } = await gateway.page('/es/events?utm_source=mail&page=2');
    assert.equal(text, '<p>1.0.0 /events?page=2 1</p>');
    assert.match(body, /<link rel="canonical" href="https:\/\/enlace\.test\/es\/events\?page=2"/);
    const { headers } = await gateway.app.inject('/es/events?utm_source=mail&page=2');
    assert.equal(headers.location, undefined);
    assert.equal(gateway.renderings.length, 1);
  });
});
