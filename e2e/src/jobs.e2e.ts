import { frame, open } from './support/frame';
import { expect, test } from './support/test';

const jobCount = /^\d+ open jobs?$/;

test('a visitor looks for remote work in her area, reads a job and finds back to her search', async ({ page }) => {
  await open(page, '/jobs');
  const { main, heading } = frame(page);
  // The list of the last filter stays until the next one is there, so each step waits for its number of jobs.
  const count = main.getByText(jobCount);
  const all = await count.innerText();
  await main.getByRole('link', { name: /more: Area$/ }).click();
  await main.getByRole('searchbox', { name: 'Find in Area' }).fill('software');
  await main.getByRole('checkbox', { name: /^Software engineering/ }).check();
  await expect(count).not.toHaveText(all);
  const ofArea = await count.innerText();
  const remote = main.getByRole('checkbox', { name: /^Remote/ }).first();
  await remote.check();
  await expect(page).toHaveURL('/jobs?workplace=remote&area=software-engineering');
  await expect(count).not.toHaveText(ofArea);
  const some = await count.innerText();
  await main.getByRole('link', { name: 'Remove filter: Remote' }).click();
  await expect(page).toHaveURL('/jobs?area=software-engineering');
  await expect(remote).not.toBeChecked();
  await expect(count).toHaveText(ofArea);
  await page.goBack();
  await expect(page).toHaveURL('/jobs?workplace=remote&area=software-engineering');
  await expect(remote).toBeChecked();
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
  // Here, or at the page of the company.
  await expect(main.getByRole('link', { name: /^Apply/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/jobs?workplace=remote&area=software-engineering');
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
