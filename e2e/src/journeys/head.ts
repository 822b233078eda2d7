import { open } from '../support/frame';
import { inBlankPage } from '../support/in-blank-page';
import { expect, test, type Page } from '../support/test';

/** Every tag of the head with a fact about the page, as text, in any order. */
const headOf = (page: Page) => page.evaluate(tagsIn);

function tagsIn(): string[] {
  const tags = [
    ...document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical], link[hreflang]'),
  ];
  const ownNames = new Set(['viewport', 'color-scheme']);
  return tags
    .filter((tag) => !ownNames.has(tag.getAttribute('name') ?? ''))
    .map((tag) => {
      const attributes = [...tag.attributes].filter(({ name }) => name !== 'data-head');
      const text = attributes.map(({ name, value }) => `${name}=${value}`).sort();
      return `${tag.tagName} ${text.join(' ')} ${tag.tagName === 'TITLE' ? tag.textContent : ''}`.trim();
    })
    .sort();
}

/** The head from the gateway, read without scripts. */
async function servedHead(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const read = ({ text, source }: { readonly text: string; readonly source: string }) => {
    const servedDocument = new DOMParser().parseFromString(text, 'text/html');
    return new Function('document', `return (${source})()`)(servedDocument) as string[];
  };
  return inBlankPage(page, read, { text: html, source: tagsIn.toString() });
}

/** Tests that hydration changes no tag of the head. */
export function testServedHead(path: string): void {
  test(`${path}: the head in the browser is the one that was served`, async ({ page, browser }) => {
    await page.addInitScript(() => {
      const titles = new Set<string>();
      Object.assign(globalThis, { titles });
      new MutationObserver(() => document.title !== '' && titles.add(document.title)).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const blank = await browser.newPage();
    const servedTags = await servedHead(blank, new URL(path, page.url()).href);
    await blank.close();
    expect(await headOf(page)).toEqual(servedTags);
    // No other content was visible in between.
    expect(await page.evaluate(() => [...(globalThis as unknown as { titles: Set<string> }).titles])).toHaveLength(1);
  });
}
