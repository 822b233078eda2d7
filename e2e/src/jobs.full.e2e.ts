import { frame, open } from './support/frame';
import { holdRequests } from './support/hold-requests';
import { expect, test } from './support/test';

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 375, height: 800 },
    geolocation: { latitude: 4.65, longitude: -74.1 },
    permissions: ['geolocation'],
  });

  test('events are filtered by the nearest chapter, and the chip is reached by touch', async ({ page }) => {
    const code = await holdRequests(page, /\/events-filter\b/);
    await open(page, '/pt/events');
    const { main } = frame(page);
    const header = page.getByRole('banner');
    const middleOf = async (name: string) => {
      const box = await header.getByRole('link', { name }).boundingBox();
      return box === null ? 0 : box.y + box.height / 2;
    };
    // The header has one row, also with the longest words.
    expect(Math.abs((await middleOf('Participe')) - (await middleOf('Enlace')))).toBeLessThan(4);
    // The code of the filter is loaded at the first sign of the user: a press counts while it is on its way.
    const near = main.getByRole('button', { name: 'Perto de mim' });
    await main.getByText('Filtros', { exact: true }).click();
    await near.click();
    await expect(near).toHaveAttribute('aria-busy', 'true');
    code.release();
    await expect(page).toHaveURL(/[?&]place=bogota/);
    await expect(near).toHaveAttribute('aria-busy', 'false');
    await main.getByLabel('Tema').selectOption({ index: 1 });
    await expect(page).toHaveURL(/[?&]topic=.*[?&]place=bogota|[?&]place=bogota.*[?&]topic=/);
    const chip = main.getByRole('link', { name: 'Remover o filtro: Perto de Bogotá' });
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await main.getByRole('link', { name: 'Remover filtros' }).click();
    await expect(page).toHaveURL('/pt/events');
  });

  test('Escape closes the menu; jobs are filtered; a job is printed without menus and buttons', async ({ page }) => {
    await open(page, '/jobs');
    const { main, heading } = frame(page);
    const header = page.getByRole('banner');
    const menu = header.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(header.getByRole('link', { name: 'Courses' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Courses' })).toBeHidden();
    await expect(menu).toBeFocused();
    await main.getByText('Filters', { exact: true }).click();
    await main.getByRole('checkbox', { name: /^Junior/ }).check();
    await expect(page).toHaveURL(/\/jobs\?seniority=/);
    await main.getByText('Filters (1)', { exact: true }).click();
    await expect(main.getByRole('list', { name: 'Filters' })).toBeVisible();
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    await main.locator('ol a[href*="/jobs/"]').first().click();
    await expect(main.getByRole('region', { name: 'Pay' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('link', { name: 'Apply', exact: true })).toBeHidden();
    await expect(heading).toBeVisible();
    // A fixed element would cover the text of each printed sheet.
    const fixedElements = await page.evaluate(
      () =>
        [...document.querySelectorAll('#root *')].filter(
          (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
        ).length,
    );
    expect(fixedElements).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs are read and filtered all the same', async ({ page }) => {
    await page.goto('/jobs');
    const { main, heading } = frame(page);
    await expect(heading).toHaveText('Jobs');
    await main.getByLabel('Title or company').fill('designer');
    await main.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/\/jobs\?search=designer/);
    await expect(main.getByText(/^\d+ open jobs?$/)).toBeVisible();
    await main
      .getByRole('checkbox', { name: /^Remote/ })
      .first()
      .check();
    await main.getByRole('checkbox', { name: /^Partly remote/ }).check();
    await main.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/\/jobs\?search=designer&.*workplace=remote&workplace=hybrid/);
    await main.getByRole('link', { name: /more: Area$/ }).click();
    await expect(page).toHaveURL(/more=area/);
    await expect(main.getByRole('link', { name: /more: Area$/ })).toBeHidden();
    await main.locator('ol a[href^="/jobs/"]').first().click();
    await expect(main.getByRole('region', { name: 'Pay' })).toBeVisible();
  });
});
