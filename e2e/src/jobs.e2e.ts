import { frame, open } from './support/frame';
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
  const first = main.locator('ol a[href^="/jobs/"]').first();
  const title = await first.innerText();
  await first.click();
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
