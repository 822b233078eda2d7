import { open } from './support/frame';
import { inBlankPage } from './support/in-blank-page';
import { listPaths } from './support/public-paths';
import { expect, test, type Page } from './support/test';

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

for (const path of ['/', '/events', '/chapters/bogota', '/about/privacy', '/login']) {
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

test('the default head says who we are, with a picture that exists', async ({ page, request }) => {
  await open(page, '/login');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /non-profit .* connect, support and empower Latina women/,
  );
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(image ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

test('each list has its own picture, address and languages for previews, in three languages', async ({ request }) => {
  expect(listPaths.length).toBeGreaterThanOrEqual(10);
  const places = { en: 'en_US', es: 'es_MX', pt: 'pt_BR' };
  const languages = Object.keys(places);
  const readPicture = async (path: string, [language, place]: readonly [string, string]) => {
    const answer = await request.get(`/${language}${path}`);
    const html = await answer.text();
    const { origin } = new URL(answer.url());
    const contentOf = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(contentOf('og:url')).toBe(`${origin}/${language}${path}`);
    expect(contentOf('og:type')).toBe('website');
    expect(contentOf('og:locale')).toBe(place);
    expect(html.match(/property="og:locale:alternate"/g)).toHaveLength(2);
    for (const other of languages) expect(html).toContain(`hreflang="${other}" href="${origin}/${other}${path}"`);
    return contentOf('og:image') ?? '';
  };
  const versions = listPaths.flatMap((path) => Object.entries(places).map((each) => readPicture(path, each)));
  const pictures = new Set(await Promise.all(versions));
  expect(pictures.size).toBe(listPaths.length * 3);
  const addresses = [...pictures].filter((address) => address.endsWith('lang=es'));
  const answers = await Promise.all(addresses.map((address) => request.get(address)));
  expect(answers.map((answer) => answer.headers()['content-type'])).toEqual(listPaths.map(() => 'image/png'));
});

test.describe('a browser that prefers Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('is answered in Portuguese from the first byte', async ({ page }) => {
    const html = await page.goto('/about');
    expect(await html?.text()).toContain('<html lang="pt"');
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  });
});
