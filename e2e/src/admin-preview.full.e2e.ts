import { call, draftBodies, previewErrors, testDraft, type NewDraft } from './journeys/admin-preview';
import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { expect, test } from './support/test';

test.use({ expectedErrors: previewErrors });

testDraft('news');
testDraft('pages');
testDraft('chapters');

test('what is planned is there for visitors once its hour has come', async ({ page, browser }) => {
  const name = `In time ${Date.now()}`;
  await enter(page, 'admin', '/admin');
  const { id, slug } = await call<NewDraft>(page, '/api/v2/news/unpublished', draftBodies.news(name));
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
