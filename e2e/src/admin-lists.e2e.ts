import { enter } from './support/enter';
import { links, rows } from './support/list-rows';
import { expect, test } from './support/test';

test.describe('a value is written in its cell', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('what is refused is taken back and said there, what is saved can be taken back', async ({ page }) => {
    await enter(page, 'admin', '/admin/company-categories?sort=name&order=asc');
    await expect(links(page).nth(1)).toBeVisible();
    const [name = '', takenName = ''] = await links(page).allInnerTexts();
    const row = rows(page).first();
    await links(page).first().focus();
    await page.keyboard.press('F2');
    const box = page.getByRole('textbox', { name: `Name: ${name}` });
    await expect(box).toBeFocused();
    await box.fill(takenName);
    await page.keyboard.press('Enter');
    await expect(row.getByRole('alert')).toContainText('taken');
    await expect(links(page).first()).toHaveText(name);

    await row.getByRole('button', { name: 'Write again' }).click();
    await expect(box).toHaveValue(takenName);
    await box.fill(`${name} y más`);
    await page.keyboard.press('Enter');
    await expect(row.getByText('Saved.')).toBeVisible();
    await expect(links(page).first()).toHaveText(`${name} y más`);
    await row.getByRole('button', { name: 'Undo' }).click();
    await expect(links(page).first()).toHaveText(name);
    await expect(row.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(links(page).first()).toHaveText(name);
  });
});
