import { frame, open } from './support/frame';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('a visitor', () => {
  test('reads events from the database, filters them in the address, and opens one', async ({ page }) => {
    await open(page, '/events');
    const { main, heading } = frame(page);
    await expect(main.getByText(/^\d+ events$/)).toBeVisible();
    const all = Number.parseInt(await main.getByText(/^\d+ events$/).innerText(), 10);
    expect(all).toBeGreaterThan(50);
    await main.getByLabel('Where').focus();
    await page.keyboard.press('Shift');
    await expect(main.getByRole('option', { name: 'Bogotá' })).toBeAttached();
    await main.getByLabel('Where').selectOption({ label: 'Bogotá' });
    await expect(page).toHaveURL(/place=bogota/);
    await expect(main.getByText(/^\d+ events?$/)).not.toHaveText(`${all} events`);
    await main.getByRole('searchbox', { name: 'Words' }).fill('a');
    await expect(page).toHaveURL(/search=a/);
    await main.getByRole('link', { name: 'Remove filter: “a”' }).click();
    await expect(page).toHaveURL(/\/events\?place=bogota$/);
    await expect(main.getByRole('heading', { name: /^\d+ events?$/ })).toBeFocused();
    await expect(main.getByRole('searchbox', { name: 'Words' })).toHaveValue('');
    const some = await main.getByText(/^\d+ events?$/).innerText();
    await page.reload();
    await expect(main.getByText(some, { exact: true })).toBeVisible();
    const first = main.locator('ol a[href^="/events/"]').first();
    const title = await first.innerText();
    await first.click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Enlace`);
    await expect(main.locator('a[href^="/chapters/"]').first()).toBeVisible();
  });
});

test.describe('an admin', () => {
  test('adds an area, meets the errors of the server, mends and deletes it', async ({ page }) => {
    const name = `Robótica y ética ${Date.now()}`;
    await signIn(page, 'admin', '/admin/areas');
    const { main, heading } = frame(page);
    await main.getByRole('link', { name: 'Add area' }).click();
    await expect(heading).toHaveText(/add area/i);
    await main
      .getByRole('button', { name: /save|add/i })
      .last()
      .click();
    await expect(main.getByText('This is needed.').first()).toBeVisible();
    await main.getByLabel('Name').first().fill(name);
    await main
      .getByRole('button', { name: /save|add/i })
      .last()
      .click();
    await expect(page.getByText(`${name} has been added.`)).toBeVisible();
    await page.goto(`/admin/areas?search=${encodeURIComponent('robotica y etica')}`);
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await main.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
    await expect(dialog.getByText('Nothing else depends on it.')).toBeVisible();
    // Areas have no trash.
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await dialog.getByLabel(`Type ${name} to confirm`).fill(name);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} has been deleted.`)).toBeVisible();
    await expect(main.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);
    // It is listed again, with an undo.
    await expect(main.getByText(`${name} was deleted.`, { exact: false })).toBeVisible();
  });
});

test('a recruiter sees how many members there are, as a chart and as a table', async ({ page }) => {
  await signIn(page, 'recruiter', '/dashboards');
  const { main } = frame(page);
  const widget = main.getByRole('listitem', { name: /countr/i }).first();
  await expect(widget.getByRole('figure')).toBeVisible();
  await widget.getByRole('button', { name: 'Table' }).click();
  await expect(widget.getByRole('row', { name: /Mexico|Colombia/ }).first()).toBeVisible();
});
