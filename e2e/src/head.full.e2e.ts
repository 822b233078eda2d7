import { testServedHead } from './journeys/head';
import { open } from './support/frame';
import { listPaths } from './support/public-paths';
import { expect, test } from './support/test';

for (const path of ['/', '/chapters/bogota', '/about/privacy', '/login']) testServedHead(path);

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
