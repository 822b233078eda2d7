import { type Buffer } from 'node:buffer';

import { frame, open } from './support/frame';
import { noisePng } from './support/noise';
import { signIn } from './support/sign-in';
import { expect, test, type Page } from './support/test';

interface Medium {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly original: { readonly url: string } | null;
}

/** The medium with a name, from its details; its id is in the URL. */
async function mediumShown(page: Page): Promise<Medium> {
  const id = new URL(page.url()).searchParams.get('id');
  const answer = await page.request.get(`/api/v2/media/${id}`);
  return ((await answer.json()) as { data: Medium }).data;
}

async function tokenOf(page: Page): Promise<string> {
  const data = { email: 'admin@enlace.test', password: 'enlace-demo-1' };
  const answer = await page.request.post('/api/login', { data });
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Upload files').last().setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByRole('list', { name: 'Uploads' }).getByText('In the library')).toBeVisible({
    timeout: 40_000,
  });
}

test.describe('the media library', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ });

  test('resumes an upload of several chunks', async ({ page }) => {
    const name = `primera ${Date.now()}.png`;
    await signIn(page, 'admin', '/admin/media');

    // More than one chunk; the second one breaks in the middle, and the connection stays away for a while.
    let brokenChunks = 0;
    await page.route(/\/chunks\?offset=5000000/, (route) => {
      brokenChunks += 1;
      return brokenChunks < 3 ? route.abort('connectionreset') : route.continue();
    });
    await page
      .getByLabel('Upload files')
      .last()
      .setInputFiles({ name, mimeType: 'image/png', buffer: noisePng(3000, 2000) });
    await expect(page.getByText(/Trying again by itself/)).toBeVisible({ timeout: 30_000 });
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(uploads.getByText('In the library')).toBeVisible({ timeout: 60_000 });
    expect(brokenChunks).toBe(3);
  });

  test('crops without losing the original, and replaces a picture where visitors see it', async ({ page, browser }) => {
    const title = `Noche de mesas ${Date.now()}`;
    const [first, second] = [`primera ${Date.now()}.png`, `segunda ${Date.now()}.png`];
    await signIn(page, 'admin', '/admin/media');
    await upload(page, first, noisePng(1200, 800));
    const uploads = page.getByRole('list', { name: 'Uploads' });

    // Cropped to a square with the keyboard; the original keeps its address.
    await uploads.getByRole('button', { name: 'Open', exact: true }).click();
    const details = page.getByRole('dialog', { name: first });
    await details.getByRole('button', { name: 'Crop and focus' }).click();
    const cropper = page.getByRole('dialog', { name: 'Crop and focus' });
    await cropper.getByRole('button', { name: 'Square' }).click();
    await cropper.getByRole('application', { name: 'Crop' }).press('ArrowLeft');
    await cropper.getByRole('button', { name: 'Save' }).click();
    await expect(details.getByText('the original is kept', { exact: false })).toBeVisible({ timeout: 30_000 });
    const croppedMedium = await mediumShown(page);
    expect(croppedMedium.original?.url).toBeTruthy();
    expect(croppedMedium.original?.url).not.toBe(croppedMedium.url);
    for (const url of [croppedMedium.url, croppedMedium.original?.url ?? ''])
      expect((await page.request.get(url)).status()).toBe(200);

    // An article shows it to a visitor.
    const token = await tokenOf(page);
    const addedNews = await page.request.post('/api/addnews', {
      headers: { authorization: `Bearer ${token}` },
      data: { title, summary: 'Una mesa', featured_image: croppedMedium.id, published_at: '2026-01-01T00:00:00Z' },
    });
    expect(addedNews.status(), await addedNews.text()).toBe(201);
    const { slug } = ((await addedNews.json()) as { data: { slug: string } }).data;
    const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await open(visitor, `/news/${slug}`);
    await expect(frame(visitor).main.locator(`img[src="${croppedMedium.url}"]`)).toBeVisible();

    // Another picture replaces it everywhere.
    await page.goto('/admin/media');
    await upload(page, second, noisePng(900, 600));
    await page.goto(`/admin/media?id=${croppedMedium.id}`);
    await expect(details.getByRole('link', { name: title })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Delete…' })).toBeDisabled();
    await details.getByRole('button', { name: 'Replace everywhere…' }).click();
    await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: second }).dblclick();
    await page.getByRole('button', { name: 'Replace everywhere', exact: true }).click();
    await expect(details.getByText('Replaced in 1 place.')).toBeVisible();
    await expect(details.getByText('Nothing shows this file.')).toBeVisible();

    await expect(async () => {
      await visitor.goto(`/news/${slug}`);
      const src = await frame(visitor).main.locator('img').first().getAttribute('src', { timeout: 2_000 });
      expect(src).toMatch(/\/900\.png$/);
    }).toPass({ timeout: 30_000 });
    await visitor.context().close();
  });
});
