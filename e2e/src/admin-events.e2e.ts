import { expectAccessible } from './support/accessible';
import { buyTicket } from './support/buy-ticket';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test('an admin adds an event with two tickets on a phone, publishes it, and visitors see it', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 375, height: 800 });
  const title = `Noche de datos ${Date.now()}`;
  await enter(page, 'admin', '/admin/events');
  const { main, heading } = frame(page);
  await main.getByRole('link', { name: 'Add event' }).click();
  await main.getByLabel(/^Title/).fill(title);
  await main.getByLabel('Summary').fill('Charlas cortas y café.');
  const zone = main.getByLabel(/^Time zone/);
  await zone.fill('Bogota');
  await page.getByRole('option', { name: 'America/Bogota' }).click();
  for (const [name, time] of [
    ['Starts', '18:00'],
    ['Ends', '20:00'],
  ] as const) {
    const group = main.getByRole('group', { name: new RegExp(`^${name}`) });
    await group.getByLabel('Date').fill('2031-03-05');
    await group.getByLabel('Time').fill(time);
  }
  await main.getByLabel('Capacity').fill('40');
  await main.getByLabel('State').selectOption('Published');
  await main.getByRole('button', { name: /^Add/ }).click();
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
  await expect(heading).toHaveText(title);
  await expectAccessible({ page }, 'event form');
  const address = page.url();

  for (const [name, price] of [
    ['General', ''],
    ['Solidaria', '12.50'],
  ] as const) {
    await main.getByRole('tab', { name: 'Tickets' }).click();
    await main.getByRole('link', { name: 'Add ticket' }).click();
    await expect(main.getByLabel(/^Event/)).toHaveValue(title);
    await main.getByLabel(/^Name/).fill(name);
    await main.getByLabel('Price', { exact: true }).fill(price);
    await main.getByLabel('Seats').fill('20');
    await main.getByRole('button', { name: /^Add/ }).click();
    await expect(heading).toHaveText(name);
    await main.getByRole('link', { name: 'All tickets of the event' }).click();
  }
  const list = main.getByRole('list', { name: 'Tickets' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Move Solidaria' }).press('ArrowUp');
  await expect(list.getByRole('listitem').first()).toContainText('Solidaria');
  await expect(list.getByRole('listitem').first()).toContainText('$12.50');
  await expect(page).toHaveURL(`${address}?panel=tickets`);
  const ticketAddress = await list.getByRole('link', { name: 'Solidaria' }).getAttribute('href');
  await expectAccessible({ page }, 'tickets of an event');

  await main.getByRole('tab', { name: 'Attendees' }).click();
  await main.getByRole('button', { name: 'Add attendee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add attendee' });
  await expect(dialog.getByLabel('Ticket')).toHaveValue(/\d/);
  await dialog.getByLabel('First name').fill('Eva');
  await dialog.getByLabel('Last name').fill('Sol');
  await dialog.getByLabel('E-mail').fill('eva.sol@example.org');
  await dialog.getByRole('button', { name: 'Add attendee' }).click();
  await expect(main.getByText('eva.sol@example.org')).toBeVisible();
  await expectAccessible({ page }, 'attendees of an event');
  await main.getByRole('button', { name: 'Actions for Eva Sol' }).click();
  await page.getByRole('menuitem', { name: 'Send the ticket again' }).click();
  await expect(page.getByText('The ticket is on its way to eva.sol@example.org.')).toBeVisible();

  await main.getByRole('tab', { name: 'Questions' }).click();
  await main.getByRole('button', { name: 'Add question' }).click();
  const form = page.getByRole('dialog', { name: 'Add question' });
  await form.getByLabel('Type of answer').selectOption('One choice');
  await form.getByLabel(/^Question$|^Question \*$/).fill('Size');
  await form.getByLabel('Choice 1', { exact: true }).fill('S');
  await form.getByLabel('Choice 2', { exact: true }).fill('M');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('region', { name: 'Preview' }).getByRole('radio', { name: 'M' })).toBeVisible();
  await expectAccessible({ page }, 'questions of an event');

  const id = Number(/\d+$/.exec(address)?.[0]);
  const ticket = Number(/\d+$/.exec(ticketAddress ?? '')?.[0]);
  await buyTicket(page.request, { event: id, ticket, email: 'ines.vega@example.org' });
  await main.getByRole('tab', { name: 'Orders' }).click();
  await expect(main.getByText('ines.vega@example.org')).toBeVisible();
  await expectAccessible({ page }, 'orders of an event');
  await main
    .getByRole('listitem')
    .filter({ hasText: 'ines.vega' })
    .or(main.getByRole('row', { name: /ines\.vega/ }))
    .getByRole('link')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund…' }).click();
  const refund = page.getByRole('dialog', { name: /^Refund the order/ });
  await refund.getByLabel(/^Reason/).fill('Ill');
  await expectAccessible({ page, part: '[role=dialog]' }, 'refund of an order');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^Order/ })
      .getByText('$12.50')
      .last(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByText('Refunded', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of ['Report', 'Publishing']) {
    await main.getByRole('tab', { name }).click();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible({ page }, `${name} of an event`);
  }

  await page.goto(`/events?search=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title }).click();
  await expect(heading).toHaveText(title);
  await expect(main.getByText(/6:00/).first()).toBeVisible();
});

test('all tabs of an event are within reach of keyboard and pointer on any screen', async ({
  page,
  context,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, 'admin', '/admin/events/1');
  const { main } = frame(page);
  const row = main.getByRole('tablist', { name: 'Parts of the record' });
  const tabs = row.getByRole('tab');
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
    await tabs.first().click();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    // Positions are rounded to parts of a pixel.
    await expect(tabs.last()).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeInViewport({ ratio: 0.99 });
    await expectAccessible({ page }, `tabs at ${width}`);
  }
  // The edge with tabs behind it has a button for the pointer.
  const edge = row.locator('xpath=following-sibling::button[@data-side="end"]');
  await edge.click();
  await expect(tabs.first()).not.toBeInViewport();
  await expect(row.locator('xpath=following-sibling::button[@data-side="start"]')).toBeVisible();
});
