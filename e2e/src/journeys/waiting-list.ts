import { expect as expectValue, type APIRequestContext } from '@playwright/test';

import { expectAccessible } from '../support/accessible';
import { frame, open } from '../support/frame';
import { asAdmin } from '../support/new-member';
import { expect, test } from '../support/test';

interface Row {
  readonly id: number;
  readonly slug: string;
}

/** A public event with one free seat, and the person who has it. */
async function addSoldOutEvent(request: APIRequestContext, title: string) {
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
  const person = { first_name: 'Rosa', last_name: 'Vega', email: 'rosa.waiting@example.org' };
  const multipart = { event_id: event.id, ticket_id: ticket.id, ...person };
  const sale = await request.post('/api/addattend', { multipart });
  expectValue(sale.status()).toBe(201);
  const { slug } = ((await sale.json()) as { data: { slug: string } }).data;
  return { event, holder: { slug } };
}

/** The address of the place in the newest mail to a person with these words in its subject. */
async function mailedPlace(request: APIRequestContext, recipient: string, words: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as {
        data: readonly { recipient: string; subject: string; text: string }[];
      };
      const text = data.find((mail) => mail.recipient === recipient && mail.subject.includes(words))?.text ?? '';
      path = /\/waiting-list\/[\w.-]+/.exec(text)?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

/** Tests the waiting list of an event, in a window of a width. */
export function testWaitingList(width: number): void {
  test(`a sold-out event, the waiting list, an offer and a ticket, ${width} px wide`, async ({ page, request }) => {
    const title = `Lista larga ${width}`;
    const email = `killa.waiting.${width}@example.org`;
    const { event, holder } = await addSoldOutEvent(request, title);
    await page.setViewportSize({ width, height: 720 });
    await open(page, `/events/${event.slug}`);
    const { main, heading } = frame(page);
    await main.getByRole('link', { name: 'Join the waiting list' }).locator('visible=true').first().click();
    await expect(heading).toHaveText('Join the waiting list');
    await main.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(main.getByText('Please fill this in.')).toHaveCount(3);
    await main.getByLabel(/^First name/).fill('Killa');
    await main.getByLabel(/^Last name/).fill('Ñaupari');
    await main.getByLabel(/^E-mail/).fill(email);
    await main.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(main.getByText('Place 1')).toBeVisible();
    await expectAccessible({ page }, 'joined the waiting list');
    await open(page, await mailedPlace(request, email, 'You are on the waiting list'));
    await expect(main.getByText('Place 1')).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible({ page }, 'place on the waiting list');

    const ticket = await request.post('/api/getAttendeeTicket', { data: { slug: holder.slug } });
    const { id, cancel_token: token } = ((await ticket.json()) as { data: { id: number; cancel_token: string } }).data;
    expect((await request.post(`/api/cancelAttendance?id=${id}&token=${encodeURIComponent(token)}`)).status()).toBe(
      200,
    );

    await open(page, await mailedPlace(request, email, 'is free for you'));
    await expect(main.getByText(/1 ticket is held for you/)).toBeVisible();
    await expectAccessible({ page }, 'offer of the waiting list');
    await main.getByRole('button', { name: 'Accept', exact: true }).click();
    await main.getByRole('link', { name: 'Open the ticket of Killa Ñaupari' }).click();
    await expect(heading).toHaveText(title);
    await expect(main.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
  });
}
