import { enter } from '../support/enter';
import { frame } from '../support/frame';
import { desktop, phone } from '../support/member-words';
import { expect, test } from '../support/test';

const es = {
  prefix: '/es',
  box: /^Una pantalla/,
  chapters: 'Capítulos',
  partOfChapters: 'capit',
  keys: 'Teclas',
  addChapter: 'Añadir capítulo',
  misspelled: 'añadir capitulo',
};

const en: typeof es = {
  prefix: '',
  box: /^A screen/,
  chapters: 'Chapters',
  partOfChapters: 'chapt',
  keys: 'Keys',
  addChapter: 'Add chapter',
  misspelled: 'new chaptre',
};

/** Languages and widths of the journey. */
export const settings = [
  { locale: 'es', size: desktop, words: es },
  { locale: 'en', size: phone, words: en },
] as const;

/** Tests the palette and the keys of the back office. */
export function testPalette({ locale, size, words }: (typeof settings)[number]): void {
  test(`an admin goes everywhere by keys: to a screen, to a form, to a record, in ${locale} at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await enter(page, 'admin', `${words.prefix}/admin`);
    const box = page.getByRole('combobox', { name: words.box });
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
    await go(words.partOfChapters, words.chapters);
    await expect(page).toHaveURL(`${words.prefix}/admin/chapters`);
    await expect(frame(page).heading).toHaveText(words.chapters);

    const row = page.getByRole('table').locator('tbody').getByRole('link').first();
    const name = await row.innerText();
    await frame(page).heading.focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(row).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: words.keys })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await go(words.misspelled, words.addChapter);
    await expect(page).toHaveURL(`${words.prefix}/admin/chapters/new`);
    await expect(frame(page).heading).toHaveText(words.addChapter);
    await go(name, name);
    await expect(page).toHaveURL(/\/admin\/\w+\/\d+$/);
  });
}
