import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { noisePng } from './support/noise';
import { expect, test } from './support/test';

const saveTimeout = { timeout: 15_000 };

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

test('an article in three languages with a cropped picture is there for visitors within seconds', async ({
  page,
  browser,
}) => {
  const mark = String(Date.now());
  await enter(page, 'admin', '/admin/news/new');
  await page.getByLabel('Title', { exact: false }).first().fill(`Three tongues ${mark}`);
  await page.getByLabel('Summary', { exact: true }).fill('Said three times.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Bold words stand here.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  for (const [tab, title] of [
    ['Spanish', `Tres lenguas ${mark}`],
    ['Portuguese', `Três línguas ${mark}`],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.getByLabel(`Title (${tab})`).fill(title);
  }

  const picture = { name: `${mark}.png`, mimeType: 'image/png', buffer: noisePng(900, 600) };
  await page.getByRole('group', { name: 'Picture' }).locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: /^Crop and focus/ }).click(saveTimeout);
  const cropper = page.getByRole('dialog', { name: 'Crop and focus' });
  await cropper.getByRole('button', { name: 'Square' }).click();
  await cropper.getByRole('button', { name: 'Save' }).click();
  await expect(cropper).toBeHidden(saveTimeout);

  const publicationGroup = page.getByRole('group', { name: 'Published on' });
  await publicationGroup.locator('input[type=date]').fill('2026-01-02');
  await publicationGroup.locator('input[type=time]').fill('10:00');
  // The network fails once; no input is lost.
  await page.route('**/api/addnews', (route) => route.abort('connectionreset'), { times: 1 });
  const add = page.getByRole('button', { name: 'Add article' });
  await add.click();
  await expect(page.getByRole('alert')).toContainText('Everything you wrote is still here', saveTimeout);
  const answer = page.waitForResponse((one) => one.url().endsWith('/api/addnews') && one.status() === 201);
  await add.click();
  const { data } = (await (await answer).json()) as { data: { slug: string } };

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  for (const [prefix, title] of [
    ['', `Three tongues ${mark}`],
    ['/es', `Tres lenguas ${mark}`],
    ['/pt', `Três línguas ${mark}`],
  ] as const) {
    await expect(async () => {
      await open(visitor, `${prefix}/news/${data.slug}`);
      await expect(frame(visitor).heading).toHaveText(title, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }
  const shownPicture = frame(visitor).main.locator('img').first();
  await expect(shownPicture).toBeVisible();
  await visitor.context().close();
});
