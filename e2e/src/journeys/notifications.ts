import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from '../support/accessible';
import { enter, type Person } from '../support/enter';
import { frame } from '../support/frame';
import { asAdmin } from '../support/new-member';
import { expect, test } from '../support/test';

interface Row {
  readonly id: number;
}

/** An organiser gives tickets of a new event to a member: each is a notification. */
async function giveTickets(request: APIRequestContext, title: string, count: number, email: string): Promise<void> {
  const admin = await asAdmin(request);
  const event = await admin.post<Row>('/api/addevent', {
    title,
    starts_at: '2031-04-05T23:00:00Z',
    ends_at: '2031-04-06T01:00:00Z',
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
    quantity: 9,
    visibility: 'public',
  });
  for (let number = 0; number < count; number += 1) {
    const person = { first_name: 'Rosa', last_name: `Vega ${number}`, email: `rosa.bell.${number}@example.org` };
    const multipart = { event_id: event.id, ticket_id: ticket.id, ...person };
    const sale = await request.post('/api/addattend', { multipart });
    const { id } = ((await sale.json()) as { data: Row }).data;
    const data = { first_name: 'Luz', last_name: 'Mar', email };
    await admin.post(`/api/v2/attendees/${id}/transfer`, data);
  }
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Tests the bell of a member and its page, in windows of a width. */
export function testBell(width: number, person: Person): void {
  test(`the bell counts live in two windows, and its page marks as read, ${width} px wide`, async ({
    page,
    context,
    request,
  }) => {
    const title = `Bell ${width}`;
    await page.setViewportSize({ width, height: 720 });
    await enter(page, person, '/my');
    const other = await context.newPage();
    await other.setViewportSize({ width, height: 720 });
    await other.goto('/events');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(bell(other)).toHaveAccessibleName('Notifications');
    await giveTickets(request, title, 2, `${person}@enlace.test`);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(page.getByRole('status').filter({ hasText: 'New notification' })).toHaveText(new RegExp(`“${title}”`));

    await bell(page).press('Enter');
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByRole('link', { name: /Unread/ })).toHaveCount(2);
    await expectAccessible({ page }, 'notifications');

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell(page)).toBeFocused();

    await bell(page).press('Enter');
    await panel
      .getByRole('link', { name: /Unread/ })
      .first()
      .click();
    await expect(frame(page).heading).toHaveText('My tickets');
    await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');

    await bell(page).click();
    await panel.getByRole('link', { name: 'All notifications' }).click();
    await expect(frame(page).heading).toHaveText('Notifications');
    await expect(frame(page).main.getByText('1 unread notification')).toBeVisible();

    await frame(page).main.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(frame(page).main.getByText('0 unread notifications')).toBeVisible();
    await expect(bell(other)).toHaveAccessibleName('Notifications');
    await expectAccessible({ page }, 'notifications');
  });
}

interface CaughtMail {
  readonly recipient: string;
  readonly subject: string;
  readonly unsubscribe: string | null;
}

/** The unsubscribe address of the newest mail of an organiser to a person. */
async function mailedLink(request: APIRequestContext, recipient: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const { data } = (await (await request.get('/dev/mail.json')).json()) as { data: readonly CaughtMail[] };
        const mail = data.find((one) => one.recipient === recipient && one.subject.includes(subject));
        link = mail?.unsubscribe ?? '';
        return link;
      },
      // The job of the message and the job of its mail run one after the other.
      { timeout: 45_000 },
    )
    .not.toBe('');
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** Tests the link of a mail that stops mails, and the settings of a member, in a window of a width. */
export function testStoppedMails(width: number, person: Person): void {
  test(`a member stops mails by their link without sign-in, and switches them on again, ${width} px wide`, async ({
    page,
    browser,
    request,
  }) => {
    const email = `${person}@enlace.test`;
    const subject = `Practical things ${width}`;
    const admin = await asAdmin(request);
    const event = await admin.post<Row>('/api/addevent', {
      title: `Letters ${width}`,
      starts_at: '2031-04-05T23:00:00Z',
      ends_at: '2031-04-06T01:00:00Z',
      timezone: 'America/Bogota',
      status: 'published',
      format: 'in_person',
      city: 'Bogotá',
      country_code: 'CO',
    });
    const ticket = await admin.post<Row>('/api/addticket', {
      event_id: event.id,
      name: 'General admission',
      price: 0,
      currency: 'USD',
      quantity: 9,
      visibility: 'public',
    });
    const multipart = { event_id: event.id, ticket_id: ticket.id, first_name: 'Luz', last_name: 'Mar', email };
    expect((await request.post('/api/addattend', { multipart })).status()).toBe(201);
    await admin.post(`/api/v2/events/${event.id}/messages`, {
      texts: { en: { subject, body: 'See you there.' } },
      key: `letters-of-${width}-px`,
    });
    const link = await mailedLink(request, email, subject);

    const visitor = await (await browser.newContext({ viewport: { width, height: 720 }, locale: 'en-US' })).newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Stop these mails?');
    await visitor.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('No more of these mails');
    await visitor.context().close();

    await page.setViewportSize({ width, height: 720 });
    await enter(page, person, '/my/notifications/settings');
    const kind = page.getByRole('group', { name: 'Messages of organisers' });
    const mail = kind.getByRole('switch', { name: 'Mail' });
    await expect(mail).not.toBeChecked();
    await expect(kind.getByRole('switch', { name: 'Bell' })).toBeChecked();
    await mail.click();
    await page.reload();
    await expect(mail).toBeChecked();
    await expectAccessible({ page }, 'notification settings');
  });
}
