import { enter } from '../support/enter';
import { frame, open } from '../support/frame';
import { expect, test, type Page } from '../support/test';

export interface NewDraft {
  readonly id: number;
  readonly slug: string;
}

/** Errors about the requests that are refused on purpose. */
export const previewErrors = /Failed to load resource|ERR_/;

/** A minimal record of each kind with drafts. */
export const draftBodies = {
  news: (name: string) => ({ title: name, body: '<p>Not for everybody yet.</p>' }),
  pages: (name: string) => ({ title: name, body: '<p>Not for everybody yet.</p>' }),
  chapters: (name: string) => ({ name, city: 'Zacapa', country_code: 'GT', timezone: 'America/Guatemala' }),
} as const;

/** A call of the back office with the rights of the page. */
export async function call<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token ?? ''}` }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Tests the preview of a draft. */
export function testDraft(kind: keyof typeof draftBodies): void {
  test(`a draft of ${kind} is shown by its link, to its editor and in a private window, and by no other`, async ({
    page,
    browser,
  }) => {
    const name = `Unseen ${kind} ${Date.now()}`;
    await enter(page, 'admin', '/admin');
    const { id, slug } = await call<NewDraft>(page, `/api/v2/${kind}/unpublished`, draftBodies[kind](name));
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
}
