import type { Page } from '@playwright/test';

import { frame, open, pageFooter } from './support/frame';
import { headTagsNow, headTagsServed } from './support/head-tags';
import { sightingOf, timeBetween, watchFor } from './support/sightings';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('a page that was not allowed', () => {
  test.use({ expectedErrors: /401.*api\/refresh/ });

  test('says so for two seconds, fades, and the person is signed out for good', async ({ page }) => {
    await signIn(page, 'ally');
    await watchFor(page, { toast: '[role=alert]', fading: '[role=alert][data-closing]' });
    await page.goto('/chapters?search=bogota&isAllowed=0');
    await expect(page.getByRole('alert')).toHaveText('You are not allowed to see that page or you session has expired');
    await expect(page).toHaveURL(/\/chapters\?search=bogota$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const shownTime = await timeBetween(page, 'toast', 'fading');
    expect(shownTime).toBeGreaterThanOrEqual(1900);
    expect(shownTime).toBeLessThan(4000);
    const [{ came, went }, toast] = [await sightingOf(page, 'fading'), await sightingOf(page, 'toast')];
    expect(Math.max(went ?? 0, toast.went ?? 0) - (came ?? 0)).toBeGreaterThanOrEqual(450);
    const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await expect(signInLink).toBeVisible();
    await page.reload();
    await expect(frame(page).heading).toBeVisible();
    await expect(signInLink).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});

test.describe('the head', () => {
  test('is on every page what a fresh load has, and nothing of the page before stays', async ({ page }) => {
    await open(page, '/events');
    const { main, menu, heading } = frame(page);
    await expect(page).toHaveTitle('Events · Enlace');
    expect(await headTagsNow(page)).toEqual(await headTagsServed(page));
    const link = main.locator('ol a[href^="/events/"]').first();
    const title = await link.innerText();
    await link.click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Enlace`);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', page.url());
    const servedTags = await headTagsServed(page);
    expect(servedTags).toContain(`<link rel="canonical" href="${page.url()}" data-head="">`);
    expect(await headTagsNow(page)).toEqual(servedTags);
    await expect(page.locator('meta[data-head=served]')).toHaveCount(0);
    await menu('Chapters').click();
    await expect(page).toHaveTitle('Chapters · Enlace');
    await expect(canonical).toHaveAttribute('href', page.url());
    expect(await headTagsNow(page)).toEqual(await headTagsServed(page));
  });
});

test.describe('the language', () => {
  for (const [name, locale, heading, cookies] of [
    ['Español', 'es', 'Eventos', 'Configuración de cookies'],
    ['Português', 'pt', 'Eventos', 'Configurações de cookies'],
  ] as const) {
    test(`${name} changes every text, asks for the lists again, and is remembered`, async ({ page }) => {
      await open(page, '/events');
      const listRequest = page.waitForRequest(new RegExp(`/api/events/list\\?.*lang=${locale}`));
      await page.getByRole('banner').getByLabel('Language').selectOption(name);
      await listRequest;
      await expect(frame(page).heading).toHaveText(heading);
      await expect(pageFooter(page).getByRole('button', { name: cookies })).toBeVisible();
      await expect(page).toHaveTitle('Eventos · Enlace');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const answer = await page.reload();
      expect(await answer?.text()).toContain(`<html lang="${locale}"`);
      await expect(frame(page).heading).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await headTagsNow(page)).toEqual(await headTagsServed(page));
    });
  }
});

test.describe('light and dark', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('follow the system until the person chooses, and her choice outlives a reload without a flash', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/about');
    const dark = await ground(page);
    await pageFooter(page).getByLabel('Appearance').selectOption('Light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const light = await ground(page);
    expect(light).not.toBe(dark);
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      const look = () => {
        if (document.body !== null) grounds.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { enlaceGrounds: () => [...grounds] });
    });
    const answer = await page.reload();
    expect(await answer?.text()).toMatch(/<html [^>]*data-theme="light"/);
    await expect(frame(page).heading).toBeVisible();
    await page.waitForFunction('enlaceGrounds().length > 0');
    expect(await page.evaluate<string[]>('enlaceGrounds()')).toEqual([light]);
    await pageFooter(page).getByLabel('Appearance').selectOption('As my device');
    expect(await ground(page)).toBe(dark);
  });
});
