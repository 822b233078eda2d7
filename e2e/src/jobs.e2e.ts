import { frame, open } from './support/frame';
import { holdRequests } from './support/hold-requests';
import { expect, test } from './support/test';

const jobCount = /^\d+ open jobs?$/;

test('a visitor looks for remote work in her area, reads a job and finds back to her search', async ({ page }) => {
  await open(page, '/jobs');
  const { main, heading } = frame(page);
  // The list of the last filter stays until the next one is there, so each step waits for its number of jobs.
  const count = main.getByText(jobCount);
  const all = await count.innerText();
  await main.getByLabel('Area').selectOption({ label: 'Software engineering' });
  await expect(count).not.toHaveText(all);
  const ofArea = await count.innerText();
  await main.getByText('More filters').click();
  await main.getByLabel('Distance').selectOption({ label: 'Remote' });
  await expect(page).toHaveURL('/jobs?area=software-engineering&remote=1');
  await expect(count).not.toHaveText(ofArea);
  const some = await count.innerText();
  await main.getByRole('link', { name: 'Remove filter: Remote' }).click();
  await expect(page).toHaveURL('/jobs?area=software-engineering');
  await expect(main.getByLabel('Distance')).toHaveValue('');
  await expect(count).toHaveText(ofArea);
  await page.goBack();
  await expect(page).toHaveURL('/jobs?area=software-engineering&remote=1');
  await expect(main.getByLabel('Distance')).toHaveValue('1');
  await expect(count).toHaveText(some);
  // Rows are drawn after their number: the row that is read is the one that is clicked.
  const title = await main
    .locator('ol a[href^="/jobs/"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
      return link.innerText;
    });
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Enlace`);
  await expect(main.getByRole('region', { name: 'Pay' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/login\?callbackUrl=%2Fjobs%2F/);
  await page.goBack();
  await expect(page).toHaveURL('/jobs?area=software-engineering&remote=1');
  await expect(main.getByText(some, { exact: true })).toBeVisible();
});

test('a visitor takes a course from the shelf and sees what comes before it', async ({ page }) => {
  await open(page, '/courses');
  const { main, heading } = frame(page);
  await main.getByRole('link', { name: 'In depth' }).click();
  await expect(page).toHaveURL('/courses?level=advanced');
  await main.getByRole('link', { name: 'Fair models' }).click();
  await expect(heading).toHaveText('Fair models');
  await expect(main.getByRole('heading', { name: 'Before we begin' })).toBeVisible();
  await main.getByRole('link', { name: 'Machine learning, honestly' }).click();
  await expect(heading).toHaveText('Machine learning, honestly');
  await expect(main.getByRole('link', { name: 'Fair models' })).toBeVisible();
});

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
    await near.click();
    await expect(near).toHaveAttribute('aria-busy', 'true');
    await code.release();
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
    await main.getByLabel('Level').selectOption({ label: 'Junior' });
    await expect(page).toHaveURL(/\/jobs\?seniority=/);
    await expect(main.getByRole('list', { name: 'Filters' })).toBeVisible();
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    await main.locator('ol a[href*="/jobs/"]').first().click();
    await expect(main.getByRole('region', { name: 'Pay' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('link', { name: 'Join the community' })).toBeHidden();
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
    await expect(main.getByText(jobCount)).toBeVisible();
    await main.locator('ol a[href^="/jobs/"]').first().click();
    await expect(main.getByRole('region', { name: 'Pay' })).toBeVisible();
  });
});
