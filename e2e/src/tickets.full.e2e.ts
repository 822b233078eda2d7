import { expectAccessible } from './support/accessible';
import { frame, open } from './support/frame';
import { expect, test } from './support/test';
import { addEvent } from './support/ticketed-event';

// A refusal of the last seat, and of a card.
test.use({ expectedErrors: /status of 40[29]/ });

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
