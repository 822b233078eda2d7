import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test('an admin goes everywhere by keys: to a screen, to a form, to a record, in es', async ({ page }) => {
  await enter(page, 'admin', '/es/admin');
  const box = page.getByRole('combobox', { name: /^Una pantalla/ });
  const go = async (term: string, to: string) => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await box.fill(term);
    // The name comes first, further facts follow.
    const option = page.getByRole('option', { name: new RegExp(`^${to}`) }).first();
    await expect(option).toBeVisible();
    await expect(async () => {
      if ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(box).toBeHidden();
  };
  await go('capit', 'Capítulos');
  await expect(page).toHaveURL('/es/admin/chapters');
  await expect(frame(page).heading).toHaveText('Capítulos');

  const row = page.getByRole('table').locator('tbody').getByRole('link').first();
  const name = await row.innerText();
  await frame(page).heading.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(row).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await go('añadir capitulo', 'Añadir capítulo');
  await expect(page).toHaveURL('/es/admin/chapters/new');
  await expect(frame(page).heading).toHaveText('Añadir capítulo');
  await go(name, name);
  await expect(page).toHaveURL(/\/admin\/\w+\/\d+$/);
});
