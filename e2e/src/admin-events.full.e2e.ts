import type { APIRequestContext } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { buyTicket } from './support/buy-ticket';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { asAdmin } from './support/new-member';
import { expect, test } from './support/test';

interface Row {
  readonly id: number;
}

/** A public event in 2031 with a free ticket and one for $12.50. */
async function addEvent(request: APIRequestContext) {
  const admin = await asAdmin(request);
  const event = await admin.post<Row>('/api/addevent', {
    title: `Noche de datos ${Date.now()}`,
    timezone: 'America/Bogota',
    status: 'published',
    format: 'in_person',
    starts_at: '2031-03-05T23:00:00Z',
    ends_at: '2031-03-06T01:00:00Z',
  });
  const addTicket = (name: string, price: number) =>
    admin.post<Row>('/api/addticket', {
      event_id: event.id,
      name,
      price,
      currency: 'USD',
      quantity: 20,
      visibility: 'public',
    });
  await addTicket('General', 0);
  const ticket = await addTicket('Solidaria', 1250);
  return { event, ticket };
}

test.describe('the tabs of an event on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test.beforeEach(({ context, baseURL }) => declineCookies(context, baseURL));

  test('an admin adds an attendee and sends the ticket again', async ({ page, request }) => {
    const { event } = await addEvent(request);
    await enter(page, 'admin', `/admin/events/${event.id}`);
    const { main } = frame(page);
    await main.getByRole('tab', { name: 'People' }).click();
    await main.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name: 'Add attendee' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add attendee' });
    await expect(dialog.getByLabel('Ticket')).toHaveValue(/\d/);
    await dialog.getByLabel('First name').fill('Eva');
    await dialog.getByLabel('Last name').fill('Sol');
    await dialog.getByLabel('E-mail').fill('eva.sol@example.org');
    await dialog.getByRole('button', { name: 'Add attendee' }).click();
    await expect(main.getByText('Eva Sol', { exact: true })).toBeVisible();
    await expectAccessible({ page }, 'attendees of an event');
    await main.getByRole('button', { name: 'Actions for Eva Sol' }).click();
    await page.getByRole('menuitem', { name: 'Send the ticket again' }).click();
    await expect(page.getByText('The ticket is on its way to eva.sol@example.org.')).toBeVisible();
  });

  test('an admin adds a question and sees it in the preview', async ({ page, request }) => {
    const { event } = await addEvent(request);
    await enter(page, 'admin', `/admin/events/${event.id}`);
    const { main } = frame(page);
    await main.getByRole('tab', { name: 'Tickets' }).click();
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
  });

  test('an admin refunds an order', async ({ page, request }) => {
    const { event, ticket } = await addEvent(request);
    await buyTicket(page.request, { event: event.id, ticket: ticket.id, email: 'ines.vega@example.org' });
    await enter(page, 'admin', `/admin/events/${event.id}`);
    const { main } = frame(page);
    await main.getByRole('tab', { name: 'People' }).click();
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
  });
});

test('the overview and the settings of an event are readable', async ({ page, request, context, baseURL }) => {
  const { event, ticket } = await addEvent(request);
  await buyTicket(page.request, { event: event.id, ticket: ticket.id, email: 'ines.vega@example.org' });
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, 'admin', `/admin/events/${event.id}`);
  const { main } = frame(page);
  await expect(main.getByRole('region', { name: 'On sale' })).toBeVisible();
  await expectAccessible({ page }, 'overview of an event');
  await main.getByRole('tab', { name: 'Settings' }).click();
  await expectAccessible({ page }, 'form of an event');
  await main.getByRole('tab', { name: 'Copy, cancel, archive' }).click();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible({ page }, 'copy and cancellation of an event');
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
  // At the narrowest width, the tab Settings has a second row of tabs.
  await tabs.first().focus();
  await page.keyboard.press('End');
  const innerRow = main.getByRole('tablist', { name: 'Settings' });
  const innerTabs = innerRow.getByRole('tab');
  const edge = (side: 'start' | 'end') => innerRow.locator('..').locator(`[data-side=${side}]`);
  await expect(innerTabs.first()).toBeInViewport({ ratio: 0.99 });
  await expect(edge('start')).toBeHidden();
  await edge('end').click();
  await expect(innerTabs.first()).not.toBeInViewport({ ratio: 0.99 });
  await edge('start').click();
  await expect(innerTabs.first()).toBeInViewport({ ratio: 0.99 });
  await innerTabs.first().focus();
  await page.keyboard.press('End');
  await expect(innerTabs.last()).toBeFocused();
  await expect(innerTabs.last()).toBeInViewport({ ratio: 0.99 });
  await expect(edge('end')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible({ page }, 'inner tabs at 375');
});
