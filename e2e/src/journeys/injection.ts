import { asAdmin } from '../support/new-member';
import { expect, test } from '../support/test';

/** Code that runs if a page uses a text as markup, script, address or template. */
const nasty = [
  '"><img src=x onerror="globalThis.hacked=1">',
  '<script>globalThis.hacked=1</script>',
  "</title></style></textarea></script><svg/onload='globalThis.hacked=1'>",
  "${globalThis.hacked=1} {{constructor.constructor('globalThis.hacked=1')()}}",
].join(' ');

const seo = { seo_description: nasty, openGraph_title: nasty, openGraph_description: nasty };

interface WrittenRecord {
  readonly id: number;
  readonly slug: string;
}

/** Records with the code in their texts: the calls that add and delete one, and the pages that show it. */
const records = {
  company: {
    add: '/api/addcompany',
    removal: '/api/deletecompany',
    fields: () => ({
      name: `Nasty ${nasty}`.slice(0, 160),
      summary: nasty.slice(0, 290),
      description: nasty,
      city: nasty.slice(0, 100),
      ...seo,
    }),
    paths: (slug: string) => [`/companies/${slug}`, '/companies?search=Nasty'],
  },
  chapter: {
    add: '/api/addchapters',
    removal: '/api/deletechapter',
    fields: () => ({
      name: `Nasty ${nasty}`.slice(0, 120),
      summary: nasty.slice(0, 290),
      description: nasty,
      city: nasty.slice(0, 100),
      country_code: 'CO',
      timezone: 'America/Bogota',
      ...seo,
    }),
    paths: (slug: string) => [`/chapters/${slug}`, '/chapters?search=Nasty', '/'],
  },
  article: {
    add: '/api/addnews',
    removal: '/api/deletenews',
    fields: () => ({
      title: `Nasty ${nasty}`.slice(0, 150),
      summary: nasty.slice(0, 290),
      body: `<p>${nasty}</p><a href="javascript:globalThis.hacked=1">x</a>`,
      published_at: new Date(Date.now() - 60_000).toISOString(),
      ...seo,
    }),
    paths: (slug: string) => [
      `/news/${slug}`,
      '/news',
      '/search?q=Nasty',
      `/search?q=${encodeURIComponent(nasty)}`,
      '/',
    ],
  },
} as const;

/** Tests the public pages of a record whose texts are code. */
export function testInjectedTexts(kind: keyof typeof records): void {
  test(`texts of a ${kind} that would like to run do not, on any public page that shows them`, async ({
    page,
    request,
  }) => {
    const { add, removal, fields, paths } = records[kind];
    const admin = await asAdmin(request);
    const { id, slug } = await admin.post<WrittenRecord>(add, fields());
    try {
      for (const path of paths(slug)) {
        await page.goto(path);
        await expect(page.locator('[role=status][aria-live=polite]').first(), path).not.toBeEmpty();
        expect(await page.evaluate(() => 'hacked' in globalThis), path).toBe(false);
        await expect(page.locator('img[src="x"], svg[onload], [onerror], a[href^="javascript:"]'), path).toHaveCount(0);
      }
    } finally {
      await request.post(`${removal}?id=${id}`, { headers: admin.headers });
    }
  });
}
