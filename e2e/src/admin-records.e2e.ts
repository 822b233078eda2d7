import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

/** The save of a record that was deleted meanwhile, and then restored; its presence ends with the deletion. */
test.use({ expectedErrors: /status of 4(04|12)|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

test('an admin adds, duplicates and restores a record, pins its view, and loses nothing to another tab', async ({
  page,
  context,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const name = `Zz Ciudad ${Date.now()}`;
  await enter(page, 'admin', '/admin/job-locations');
  const { main } = frame(page);

  // Adding opens the record, whose name is in the title of the window. Keys work from the first rows on.
  await expect(main.getByRole('table').locator('tbody').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('n');
  await main.getByRole('textbox', { name: /^Name/ }).fill(name);
  const country = main.locator('input[role=combobox]').first();
  await country.fill('Peru');
  await page.getByRole('option', { name: 'Peru', exact: true }).click();
  await main.getByRole('button', { name: /^Add/ }).click();
  await expect(page).toHaveURL(/\/job-locations\/\d+$/);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  const record = page.url();

  // The list is kept as a pinned view, which is renamed and removed with undo.
  await page.goto(`/admin/job-locations?search=${encodeURIComponent(name)}`);
  await main.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save or remove views…' }).click();
  const viewsDialog = page.getByRole('dialog', { name: 'Views' });
  await viewsDialog.getByLabel('Name of the view').fill(name);
  await viewsDialog.getByRole('button', { name: 'Save view' }).click();
  await viewsDialog.getByRole('button', { name: `Show above the list: ${name}` }).click();
  await viewsDialog.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(viewsDialog.getByText(`The view “${name}” was removed.`)).toBeVisible();
  await viewsDialog.getByRole('button', { name: 'Undo' }).click();
  await expect(viewsDialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('list', { name: 'Pinned views' })).toContainText(name);

  // A copy from the menu of the row.
  await main.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await main.getByRole('button', { name: /^Add/ }).click();
  await expect(page).toHaveTitle(new RegExp(`^${name} \\(copy\\)`));

  // The record is deleted in another tab while it is changed here.
  await page.goto(record);
  await main.getByLabel(/^Name/).fill(`${name} nueva`);
  const other = await context.newPage();
  await other.goto(record);
  await other.getByRole('button', { name: 'Delete…' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await expect(other).toHaveURL(/\/job-locations/);
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByText('This record was deleted meanwhile')).toBeVisible();
  const trashPage = context.waitForEvent('page');
  await main.getByRole('link', { name: 'Open the trash in a new tab' }).click();
  const trash = await trashPage;
  const row = trash.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText(/^by Pilar/)).toBeVisible();
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(trash.getByText(`${name} has been restored.`)).toBeVisible();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByText('Everything is saved')).toBeVisible();
  await expect(frame(page).heading).toHaveText(`${name} nueva`);
});
