import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { expect, test, type Page } from './support/test';

interface Made {
  readonly id: number;
  readonly slug: string;
}

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

/** A minimal record of each kind with drafts. */
const bodies = {
  news: (name: string) => ({ title: name, body: '<p>Not for everybody yet.</p>' }),
  pages: (name: string) => ({ title: name, body: '<p>Not for everybody yet.</p>' }),
  chapters: (name: string) => ({ name, city: 'Zacapa', country_code: 'GT', timezone: 'America/Guatemala' }),
} as const;

async function call<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token ?? ''}` }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

for (const [kind, body] of Object.entries(bodies))
  test(`a draft of ${kind} is shown by its link, to its editor and in a private window, and by no other`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000);
    const name = `Unseen ${kind} ${Date.now()}`;
    await enter(page, 'admin', '/admin');
    const { id, slug } = await call<Made>(page, `/api/v2/${kind}/unpublished`, body(name));
    await open(page, `/admin/${kind}/${id}`);
    const openedPage = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = await openedPage;
    await expect(frame(preview).heading).toHaveText(name);
    const link = new URL(preview.url());
    expect(link.pathname).toBe(`/${kind}/${slug}`);

    const visitor = await (await browser.newContext({ baseURL: link.origin })).newPage();
    const answer = await visitor.goto(link.href);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    await expect(frame(visitor).heading).toHaveText(name);
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    const token = link.searchParams.get('preview') ?? '';
    const [row = '', until = '', sign = ''] = token.split('.');
    const changedSign = `${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}`;
    for (const wrongAddress of [
      null,
      '',
      `${row}.${until}.${changedSign}`,
      `${row}.${Date.now() - 1000}.${sign}`,
      `${Number(row) + 1}.${until}.${sign}`,
    ]) {
      const search = wrongAddress === null ? '' : `?preview=${wrongAddress}`;
      await visitor.goto(`${link.pathname}${search}`);
      await expect(frame(visitor).heading, String(wrongAddress)).toBeVisible();
      await expect(visitor.getByText(name), String(wrongAddress)).toHaveCount(0);
    }
    await visitor.context().close();
  });

test('what is planned is there for visitors once its hour has come', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const name = `In time ${Date.now()}`;
  await enter(page, 'admin', '/admin');
  const { id, slug } = await call<Made>(page, '/api/v2/news/unpublished', bodies.news(name));
  const at = new Date(Date.now() + 8_000);
  await call(page, `/api/v2/news/${id}/publish`, { at: at.toISOString() });
  await open(page, `/admin/news/${id}`);
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await open(visitor, `/news/${slug}`);
  if (Date.now() < at.getTime()) await expect(visitor.getByText(name)).toHaveCount(0);
  await expect(async () => {
    await open(visitor, `/news/${slug}`);
    await expect(frame(visitor).heading).toHaveText(name, { timeout: 500 });
    await open(visitor, '/news');
    await expect(frame(visitor).main.getByRole('link', { name, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await page.reload();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await visitor.context().close();
});
