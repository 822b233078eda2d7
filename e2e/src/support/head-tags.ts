import type { Page } from '@playwright/test';

import { inBlankPage } from './in-blank-page';

/** The marked tags of the page's head as text, sorted; the title with its text. */
export async function headTagsNow(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.head.querySelectorAll('[data-head=""]')].map((tag) => tag.outerHTML).sort());
}

/** The marked tags in the server's answer for the page's address, in the browser's spelling. */
export async function headTagsServed(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  const tags = html.match(/<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\bdata-head\b[^>]*>/g) ?? [];
  const read = (text: string) => {
    const servedDocument = new DOMParser().parseFromString(text, 'text/html');
    return [...servedDocument.querySelectorAll('[data-head=""]')].map((tag) => tag.outerHTML).sort();
  };
  return inBlankPage(page, read, tags.join(''));
}
