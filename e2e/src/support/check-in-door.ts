import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { enter } from './enter';
import { expect } from './test';
import { readTicket, tokenOf, type DemoTicket } from './ticket-camera';

export interface Door {
  readonly event: number;
  readonly list: number;
  readonly tickets: readonly DemoTicket[];
}

/** Without network, the page's requests fail: the browser logs each. */
export const networkErrors =
  /Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|CLIENT_FETCH_ERROR|NETWORK|no answer/;

/** Adds an event that begins in an hour, with a check-in list and tickets. */
export async function addDoor(page: Page, request: APIRequestContext, ticketCount: number): Promise<Door> {
  const headers = await tokenOf(request, 'admin');
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: { id: number; slug: string } }).data;
  };
  const start = Date.now() + 3_600_000;
  const event = await post('/api/addevent', {
    title: `Puerta ${start}`,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 7_200_000).toISOString(),
    timezone: 'America/Bogota',
    status: 'published',
    format: 'in_person',
  });
  const kind = await post('/api/addticket', { event_id: event.id, name: 'General', price: 0, currency: 'USD' });
  const list = await post(`/api/v2/events/${event.id}/check-in-lists`, { name: 'Entrada' });
  await page.goto('/about');
  const tickets: DemoTicket[] = [];
  for (let number = 1; number <= ticketCount; number += 1) {
    const holder = { first_name: 'Invitada', last_name: `Nº ${number}`, email: `guest-${start}-${number}@example.org` };
    const multipart = { event_id: event.id, ticket_id: kind.id, ...holder };
    const booking = await request.post('/api/addattend', { multipart });
    expect(booking.status()).toBe(201);
    const { id, slug } = ((await booking.json()) as { data: { id: number; slug: string } }).data;
    tickets.push(await readTicket(page, { id, slug, name: `Invitada Nº ${number}` }));
  }
  return { event: event.id, list: list.id, tickets };
}

/** Opens the check-in of an event at a gate. */
export async function openDoor(page: Page, { event }: Door, gate: string): Promise<void> {
  await enter(page, 'admin', `/admin/events/${event}/check-in`);
  await page.getByLabel(/^Gate/).fill(gate);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: /are here/ })).toBeVisible();
}

/** Waits until the page can be opened without network. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Types the content of a code, as a scanner does. */
export async function scan(page: Page, { code }: DemoTicket): Promise<void> {
  await page.locator('body').press('Shift');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** The result of the last scan. */
export const result = (page: Page): Locator => page.locator('[data-result]');
