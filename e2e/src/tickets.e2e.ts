import { expectAccessible } from './support/accessible';
import { fillCard } from './support/fill-card';
import { frame, open } from './support/frame';
import { expect, test } from './support/test';
import { addEvent } from './support/ticketed-event';

// A refusal of the last seat, and of a card.
test.use({ expectedErrors: /status of 40[29]/ });

test('a visitor gets a free ticket in three clicks and a form, reloads in between, and reads it on a phone', async ({
  page,
  request,
}) => {
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

test('a buyer pays: a declined card, one that the bank asks about, and one that pays', async ({ page, request }) => {
  const { event, ticket } = await addEvent(request, 'Taller de pago', 20, 2500);
  const { main, heading } = frame(page);
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
    await fillCard(main, number);
    await main.getByRole('button', { name: /^Pay / }).click();
  };
  await goToPayment();
  await pay('4000 0000 0000 0002');
  await expect(main.getByText(/The card was declined/)).toBeVisible();
  await expectAccessible({ page }, 'declined card');
  await pay('4000 0025 0000 3155');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(heading).toHaveText('You are going');
  await expect(main.getByRole('link', { name: 'Open your ticket' })).toBeVisible();

  await main.getByRole('button', { name: 'Get more tickets' }).click();
  await page.setViewportSize({ width: 375, height: 720 });
  await goToPayment();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await pay('4242 4242 4242 4242');
  await expect(heading).toHaveText('You are going');
});
