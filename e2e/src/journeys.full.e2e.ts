import { frame, open } from './support/frame';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('a visitor', () => {
  test('finds a chapter without minding accents, and its leaders and events', async ({ page }) => {
    await open(page, '/chapters');
    const { main, heading } = frame(page);
    await main.getByRole('searchbox').fill('bogota');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search=bogota/);
    await main.locator('a[href="/chapters/bogota"]').first().click();
    await expect(heading).toHaveText('Bogotá');
    await expect(main.getByRole('heading', { name: /leaders|led by|who/i }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/search=bogota/);
  });
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: /404/ });

  test('says so, with the right status', async ({ page, request }) => {
    expect((await request.get('/events/no-such-event')).status()).toBe(404);
    expect((await request.get('/nowhere')).status()).toBe(404);
    await page.goto('/nowhere');
    await expect(frame(page).heading).toHaveText('We could not find that page');
  });
});

test.describe('an admin', () => {
  test('changes a chapter, picks a leader among the members, and a visitor sees it', async ({ page, browser }) => {
    const summary = `We meet on the roof since ${Date.now()}.`;
    await signIn(page, 'admin', '/admin/chapters?search=cali');
    const { main } = frame(page);
    await main.getByRole('link', { name: 'Cali', exact: true }).click();
    await expect(main.getByLabel('Name').first()).toHaveValue('Cali');
    await main.getByLabel('Summary').fill(summary);
    const leaders = main.getByRole('combobox', { name: 'Leaders' });
    await leaders.fill('Pilar Montenegro');
    await page.getByRole('option', { name: /Pilar Montenegro/ }).click();
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Cali has been saved.')).toBeVisible();
    const visitor = await browser.newPage();
    await visitor.goto('/chapters/cali');
    await expect(visitor.getByText(summary)).toBeVisible();
    await expect(visitor.getByText('Pilar Montenegro').first()).toBeVisible();
    await visitor.close();
  });

  test('sees the events to come in a list that the server sorts, the next one first', async ({ page }) => {
    await signIn(page, 'admin', '/admin/events');
    const rows = frame(page).main.getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const before = await rows.nth(1).innerText();
    await frame(page).main.getByRole('columnheader', { name: 'Starts' }).getByRole('link').click();
    // The latest first is the usual order, so the address does not name it.
    await expect(page).toHaveURL(/when=upcoming$/);
    await expect(rows.nth(1)).not.toHaveText(before);
  });
});

test('a member sees her own record', async ({ page }) => {
  await signIn(page, 'latina', '/my');
  const { heading, main } = frame(page);
  await expect(heading).toHaveText(/Valentina/);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/my/profile');
  await expect(main.getByText('Restrepo Ángel').first()).toBeVisible();
});
