import type { APIRequestContext } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { frame, open } from './support/frame';
import { asAdmin } from './support/new-member';
import { expect, test } from './support/test';

// A refusal of the last seat, and of a card.
test.use({ expectedErrors: /status of 40[29]/ });

interface Row {
  readonly id: number;
  readonly slug: string;
}

/** A public event in 2031 with one ticket. */
async function addEvent(request: APIRequestContext, title: string, quantity: number, price = 0) {
  const admin = await asAdmin(request);
  const event = await admin.post<Row>('/api/addevent', {
    ...{ title, starts_at: '2031-03-05T23:00:00Z', ends_at: '2031-03-06T01:00:00Z', timezone: 'America/Bogota' },
    ...{ status: 'published', format: 'in_person', venue_name: 'Casa Común', city: 'Bogotá', country_code: 'CO' },
  });
  const ticket = await admin.post<Row>('/api/addticket', {
    ...{ event_id: event.id, name: 'General admission', price, currency: 'USD', quantity },
    visibility: 'public',
  });
  return { event, ticket };
}

test('a visitor gets a free ticket in three clicks and a form, reloads in between, and reads it on a phone', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await addEvent(request, 'Telares y grafos', 20);
  await open(page, '/events?search=Telares');
  const { main, heading } = frame(page);
  await main.getByRole('link', { name: 'Telares y grafos' }).click();
  await expect(heading).toHaveText('Telares y grafos');
  const getTicket = main.getByRole('link', { name: 'Get a ticket' });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(getTicket.locator('visible=true'), `within the first screen at ${width}`).toBeInViewport({ ratio: 1 });
  }
  await getTicket.locator('visible=true').click();
  await expect(heading).toHaveText('Who is coming?');
  await expect(heading).toBeFocused();
  await main.getByLabel(/^First name/).fill('Killa');
  await main.getByLabel(/^Last name/).fill('Ñaupari');
  await page.reload();
  await expect(main.getByLabel(/^First name/)).toHaveValue('Killa');
  await expectAccessible({ page }, 'details of the checkout');
  await main.getByRole('button', { name: 'Get the ticket' }).click();
  await expect(main.getByRole('alert')).toContainText('E-mail');
  await main.getByLabel(/^E-mail/).fill('killa.tickets@example.org');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('You are going');
  await page.reload();
  await expect(heading).toHaveText('You are going');
  await expectAccessible({ page }, 'end of the checkout');

  await page.setViewportSize({ width: 375, height: 720 });
  await main.getByRole('link', { name: 'Open your ticket' }).click();
  await expect(heading).toHaveText('Telares y grafos');
  await expect(main.getByText('Killa Ñaupari')).toBeVisible();
  const picture = main.getByRole('img', { name: 'QR code of your ticket' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible({ page }, 'ticket');
});

test('the last seat is taken while a visitor chooses: the checkout says so, and the event is sold out', async ({
  page,
  request,
}) => {
  const { event, ticket } = await addEvent(request, 'Última silla', 1);
  await open(page, `/events/${event.slug}/checkout`);
  const { main, heading } = frame(page);
  await expect(heading).toHaveText('Choose your tickets');
  const person = { first_name: 'Inés', last_name: 'Zúñiga', email: 'ines.tickets@example.org' };
  await page.route('**/holds', async (route) => {
    const multipart = { event_id: event.id, ticket_id: ticket.id, ...person };
    expect((await request.post('/api/addattend', { multipart })).status()).toBe(201);
    await route.continue();
  });
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('alert')).toHaveText('Sorry, the last tickets were just taken. Join the waiting list?');
  await expect(main.getByText('Sold out')).toBeVisible();
  await expectAccessible({ page }, 'sold out');
});

test('a buyer pays: a declined card, one that the bank asks about, and one that pays', async ({ page, request }) => {
  test.setTimeout(90_000);
  const { event, ticket } = await addEvent(request, 'Taller de pago', 20, 2500);
  const { main, heading } = frame(page);
  const card = main.getByLabel(/^Card number/);
  const goToPayment = async () => {
    await open(page, `/events/${event.slug}/checkout?ticket=${ticket.id}`);
    await expect(heading).toHaveText('Who is coming?');
    await main.getByLabel(/^First name/).fill('Sisa');
    await main.getByLabel(/^Last name/).fill('Quispe');
    await main.getByLabel(/^E-mail/).fill('sisa.tickets@example.org');
    await main.getByRole('button', { name: 'Go on to payment' }).click();
    await expect(heading).toHaveText('Payment');
  };
  const pay = async (number: string) => {
    await card.fill(number);
    await main.getByRole('button', { name: /^Pay / }).click();
  };
  await goToPayment();
  await pay('4000 0000 0000 0002');
  await expect(main.getByText(/The card was declined/)).toBeVisible();
  await expectAccessible({ page }, 'declined card');
  await pay('4000 0025 0000 3155');
  await main.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(heading).toHaveText('You are going');
  await expect(main.getByRole('link', { name: 'Open your ticket' })).toBeVisible();

  await main.getByRole('button', { name: 'Get more tickets' }).click();
  await page.setViewportSize({ width: 375, height: 720 });
  await goToPayment();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await pay('4242 4242 4242 4242');
  await expect(heading).toHaveText('You are going');
});
