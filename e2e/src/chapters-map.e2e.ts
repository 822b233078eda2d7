import { frame, open } from './support/frame';
import { expect, test } from './support/test';

test('a visitor finds a chapter on the map, and its next event', async ({ page }) => {
  await open(page, '/chapters');
  const { main, heading } = frame(page);
  const map = main.getByRole('group', { name: 'Chapters on the map' });

  // A country with many chapters is one pin that opens into them.
  await map
    .getByRole('link', { name: /^Brazil: \d+ chapters$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chapters\?country=BR$/);
  await expect(main.getByRole('combobox', { name: 'Country' })).toHaveValue('BR');
  let names: string[] = [];
  await expect(async () => {
    names = await main.getByRole('heading', { level: 3 }).allInnerTexts();
    await expect(map.getByRole('link', { name: /, Brazil(\.|$)/ })).toHaveCount(names.length, { timeout: 1_000 });
    expect(names.length).toBeGreaterThan(0);
  }).toPass();

  // Each pin is a link with its name and its next date, as in the list below.
  const chapter = map.getByRole('link', { name: /Next event/ }).first();
  const [, name = ''] = /^(.+), Brazil\. Next event/.exec((await chapter.getAttribute('aria-label')) ?? '') ?? [];
  expect(names).toContain(name);
  await chapter.hover();
  await expect(map.getByText(name, { exact: true })).toBeVisible();
  await chapter.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(name);

  const next = main.getByRole('region', { name: 'Coming up' }).getByRole('link').first();
  const title = await next.innerText();
  await next.click();
  await expect(page).toHaveURL(/\/events\/./);
  await expect(heading).toHaveText(title);
});

test('a visitor searches the whole site with a slip of the pen', async ({ page }) => {
  await open(page, '/');
  const { main, heading } = frame(page);
  await main.getByRole('searchbox', { name: 'Search the whole site' }).fill('medelin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=medelin');
  await main.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'Medellín' }).click();
  await expect(heading).toHaveText('Medellín');
});
