import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test('the crew of an event finds its doors from the menu of the account, and by the address of the back office', async ({
  page,
}) => {
  await enter(page, 'steward', '/my');
  await page.getByRole('button', { name: 'Jimena' }).click();
  await page.getByRole('list', { name: 'Your account' }).getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL('/admin/doors');
  await expect(
    frame(page)
      .main.getByRole('link', { name: /^Check-in: / })
      .first(),
  ).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/doors');
});

test('a leader comes to the own chapter and adds an event of it', async ({ page }) => {
  await enter(page, 'latina', '/my');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/(chapters|events)/);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Companies' })).toHaveCount(0);
  await sections.getByRole('link', { name: 'Events' }).click();
  await expect(frame(page).main.getByRole('link', { name: 'Add event' })).toBeVisible();
});
