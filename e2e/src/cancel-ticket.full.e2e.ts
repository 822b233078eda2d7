import type { APIRequestContext } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { frame, open } from './support/frame';
import { asAdmin } from './support/new-member';
import { expect, test } from './support/test';

interface Row {
  readonly id: number;
  readonly slug: string;
}

/** A public event whose only seat has this person. */
async function sellTheSeat(request: APIRequestContext, title: string, email: string): Promise<Row> {
  const admin = await asAdmin(request);
  const event = await admin.post<Row>('/api/addevent', {
    title,
    starts_at: '2031-03-05T23:00:00Z',
    ends_at: '2031-03-06T01:00:00Z',
    timezone: 'America/Bogota',
    status: 'published',
    format: 'in_person',
    venue_name: 'Casa Común',
    city: 'Bogotá',
    country_code: 'CO',
  });
  const ticket = await admin.post<Row>('/api/addticket', {
    event_id: event.id,
    name: 'General admission',
    price: 0,
    currency: 'USD',
    quantity: 1,
    visibility: 'public',
  });
  const multipart = { event_id: event.id, ticket_id: ticket.id, first_name: 'Rosa', last_name: 'Vega', email };
  expect((await request.post('/api/addattend', { multipart })).status()).toBe(201);
  return event;
}

/** The address of the ticket in the mail to a person. */
async function mailedTicket(request: APIRequestContext, recipient: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as {
        data: readonly { recipient: string; text: string }[];
      };
      const text = data.find((mail) => mail.recipient === recipient)?.text ?? '';
      path = /\/t\/[\w?=&.-]+/.exec(text)?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

for (const width of [1280, 375])
  test(`a ticket is cancelled by the link in its mail, and another visitor gets the seat, ${width} px wide`, async ({
    page,
    context,
    request,
  }) => {
    const title = `Tejer redes ${width}`;
    const email = `rosa.cancels.${width}@example.org`;
    const event = await sellTheSeat(request, title, email);
    await page.setViewportSize({ width, height: 720 });
    const { main, heading } = frame(page);
    await open(page, `/events/${event.slug}`);
    await expect(main.getByRole('link', { name: 'Get a ticket' })).toHaveCount(0);

    // Two tabs with the same ticket: the second one learns that it is cancelled.
    const path = await mailedTicket(request, email);
    await page.goto(path);
    await expect(heading).toHaveText(title);
    const other = await context.newPage();
    await other.goto(path);
    for (const tab of [page, other]) await frame(tab).main.getByRole('button', { name: 'Cancel my ticket' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible({ page, part: '[role=dialog]' }, 'question before a ticket is cancelled');
    await dialog.getByRole('button', { name: 'Cancel the ticket' }).dblclick();
    await expect(main.getByText('This ticket is cancelled.')).toBeVisible();
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel the ticket' }).click();
    await expect(other.getByText('This ticket is cancelled.')).toBeVisible();
    await other.close();

    // Pages of an event follow its seats within seconds.
    const getTicket = main.getByRole('link', { name: 'Get a ticket' }).locator('visible=true').first();
    await expect(async () => {
      await page.goto(`/events/${event.slug}`);
      await expect(getTicket).toBeVisible({ timeout: 500 });
    }).toPass();
    await getTicket.click();
    await expect(heading).toHaveText('Who is coming?');
    await main.getByLabel(/^First name/).fill('Killa');
    await main.getByLabel(/^Last name/).fill('Ñaupari');
    await main.getByLabel(/^E-mail/).fill(`killa.follows.${width}@example.org`);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('You are going');
  });
