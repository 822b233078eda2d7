import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test('an admin adds an event with two tickets on a phone, publishes it, and visitors see it', async ({
  page,
  context,
  baseURL,
}) => {
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
  await expectAccessible({ page }, 'tickets of an event');

  await page.setViewportSize({ width: 1280, height: 900 });
  // The audit is in another remote; the labels are those of this form.
  await page.goto('/admin/audit?resource=events&action=add');
  await main.getByRole('button', { name: new RegExp(`Added · ${title}`) }).click();
  await expect(main.getByText('Who sees the street', { exact: true })).toBeVisible();
  await page.goto(`/events?search=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title }).click();
  await expect(heading).toHaveText(title);
  await expect(main.getByText(/6:00/).filter({ visible: true }).first()).toBeVisible();
});
