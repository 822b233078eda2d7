import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test('the inbox is worked through with the keyboard', async ({ page }) => {
  await enter(page, 'admin', '/admin/inbox?state=new');
  const { main } = frame(page);
  await expect(main.locator('a[id^="entry-"]').first()).toBeVisible();
  await page.keyboard.press('j');
  // Messages of other tests can arrive above it from now on.
  const focusedEntry = main.locator('a[id^="entry-"]:focus');
  await expect(focusedEntry).toBeVisible();
  const first = await focusedEntry.getAttribute('id');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(new RegExp(`entry=${first?.replace('entry-', '')}`));
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('a');
  await expect(main.locator('aside').getByRole('combobox', { name: 'Looked after by' })).not.toHaveValue('');
  await page.keyboard.press('e');
  await expect(main.getByRole('combobox', { name: 'State' })).toHaveValue('done');
  await expect(main.locator(`#${first}`)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the inbox' })).toBeVisible();
});
