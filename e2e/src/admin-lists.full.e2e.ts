import { enter } from './support/enter';
import { frame } from './support/frame';
import { links, rows } from './support/list-rows';
import { expect, test, type Page } from './support/test';

const edge = (page: Page, column: string) => page.getByRole('separator', { name: `Width of ${column}` });
const widthOf = async (page: Page, column: string) =>
  (await page.getByRole('columnheader', { name: column }).boundingBox())?.width ?? 0;

test('a column is made wider by its edge and by keys, stays so after a reload, and can be as it was', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/companies');
  await expect(links(page).first()).toBeVisible();
  const before = await widthOf(page, 'Country');
  const box = await edge(page, 'Country').boundingBox();
  if (box === null) throw new Error('the edge is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, 'Country')).toBeGreaterThan(before + 30);
  const drawnWidth = await widthOf(page, 'Country');

  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => widthOf(page, 'Country')).toBeLessThan(drawnWidth);
  const chosenWidth = await edge(page, 'Country').getAttribute('aria-valuenow');
  await page.reload();
  await expect(edge(page, 'Country')).toHaveAttribute('aria-valuenow', String(chosenWidth));
  const sheet = page.getByRole('table');
  const isInside = () => sheet.evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0));
  expect(await isInside()).toBe(true);

  await edge(page, 'Country').dblclick();
  await expect(edge(page, 'Country')).not.toHaveAttribute('aria-valuenow', String(chosenWidth));
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Usual widths' }).click();
  await expect(edge(page, 'Country')).toHaveAttribute('aria-valuetext', 'as wide as it needs');

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(edge(page, 'Country')).toBeHidden();

  // An import of another test can have left its notice above the list.
  const hide = page.getByRole('button', { name: 'Hide', exact: true });
  if (await hide.isVisible()) await hide.click();

  // A phone begins with content: the first card is in the upper half, and each card has two lines.
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  const card = await rows(page).first().boundingBox();
  expect(card?.y).toBeLessThan(320);
  expect(card?.height).toBeLessThan(72);
});

test('coming back from a record finds page, order, selection, place and row', async ({ page }) => {
  const address = '/admin/press?sort=title&order=asc&page=2';
  await enter(page, 'admin', address);
  const link = links(page).nth(17);
  await expect(link).toBeVisible();
  await rows(page).nth(2).getByRole('checkbox').check();
  await link.scrollIntoViewIfNeeded();
  const [name, height] = [await link.innerText(), await page.evaluate(() => scrollY)];
  const open = async () => {
    await link.click();
    await expect(frame(page).heading).toHaveText(name);
  };
  const expectReturn = async () => {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    await expect(rows(page).nth(17)).toHaveAttribute('data-marked', '');
    await expect(rows(page).nth(2).getByRole('checkbox')).toBeChecked();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(height - 200);
    await expect(link).toBeInViewport();
  };

  await open();
  await page.goBack();
  await expectReturn();

  await open();
  await frame(page).main.getByRole('link', { name: 'Press', exact: true }).click();
  await expectReturn();

  await open();
  await page.getByLabel('Author').fill('Redacción');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/has been saved/).first()).toBeVisible();
  await page.goBack();
  await expectReturn();
});
