import type { APIRequestContext } from '@playwright/test';

import { expect, test } from './support/test';

/** Code that runs if a page uses a text as markup, script, address or template. */
const nasty = [
  '"><img src=x onerror="globalThis.hacked=1">',
  '<script>globalThis.hacked=1</script>',
  "</title></style></textarea></script><svg/onload='globalThis.hacked=1'>",
  "${globalThis.hacked=1} {{constructor.constructor('globalThis.hacked=1')()}}",
].join(' ');

async function adminToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/login', {
    data: { email: 'admin@enlace.test', password: 'enlace-demo-1' },
  });
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
}

test('texts that would like to run do not, on any public page that shows them', async ({ page, request }) => {
  test.setTimeout(90_000);
  const authorization = `Bearer ${await adminToken(request)}`;
  const writtenRecords: { path: string; id: number }[] = [];
  const add = async (call: string, removal: string, fields: Record<string, string>): Promise<{ slug: string }> => {
    const answer = await request.post(call, { data: fields, headers: { authorization } });
    expect(answer.status(), `${call}: ${await answer.text()}`).toBe(201);
    const { data } = (await answer.json()) as { data: { id: number; slug: string } };
    writtenRecords.push({ path: removal, id: data.id });
    return data;
  };

  try {
    const seo = { seo_description: nasty, openGraph_title: nasty, openGraph_description: nasty };
    const company = await add('/api/addcompany', '/api/deletecompany', {
      name: `Nasty ${nasty}`.slice(0, 160),
      summary: nasty.slice(0, 290),
      description: nasty,
      city: nasty.slice(0, 100),
      ...seo,
    });
    const chapter = await add('/api/addchapters', '/api/deletechapter', {
      name: `Nasty ${nasty}`.slice(0, 120),
      summary: nasty.slice(0, 290),
      description: nasty,
      city: nasty.slice(0, 100),
      country_code: 'CO',
      timezone: 'America/Bogota',
      ...seo,
    });
    const story = await add('/api/addnews', '/api/deletenews', {
      title: `Nasty ${nasty}`.slice(0, 150),
      summary: nasty.slice(0, 290),
      body: `<p>${nasty}</p><a href="javascript:globalThis.hacked=1">x</a>`,
      published_at: new Date(Date.now() - 60_000).toISOString(),
      ...seo,
    });
    for (const path of [
      `/companies/${company.slug}`,
      '/companies?search=Nasty',
      `/chapters/${chapter.slug}`,
      '/chapters?search=Nasty',
      `/news/${story.slug}`,
      '/news',
      '/search?q=Nasty',
      `/search?q=${encodeURIComponent(nasty)}`,
      '/',
    ]) {
      await page.goto(path);
      await expect(page.locator('[role=status][aria-live=polite]').first(), path).not.toBeEmpty();
      expect(await page.evaluate(() => 'hacked' in globalThis), path).toBe(false);
      await expect(page.locator('img[src="x"], svg[onload], [onerror], a[href^="javascript:"]'), path).toHaveCount(0);
    }
  } finally {
    for (const { path, id } of writtenRecords) await request.post(`${path}?id=${id}`, { headers: { authorization } });
  }
});
