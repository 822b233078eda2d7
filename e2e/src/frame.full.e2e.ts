import { testLanguage } from './journeys/languages';
import { frame, open } from './support/frame';
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

testLanguage('Português');
