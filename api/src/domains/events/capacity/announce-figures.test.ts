import { holdKeyHeader } from '@enlace/shared-contract/orders';
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
let stop = (): void => undefined;
const announcements: string[] = [];
before(async () => {
  api = await shareTestApi();
  stop = api.api.watchChanges((change) => announcements.push(`${change?.table}#${change?.ids?.join(',') ?? ''}`));
});
after(() => stop());
beforeEach(() => {
  announcements.length = 0;
});

async function untilAnnounced(name: string): Promise<void> {
  for (let tries = 0; tries < 500 && !announcements.includes(name); tries += 1) await sleep(20);
  assert.ok(announcements.includes(name), `${name} is not in ${announcements.join(' ')}`);
}

async function send(path: string, body: object, key?: string): Promise<{ reference: string; key: string }> {
  const headers = key === undefined ? {} : { [holdKeyHeader]: key };
  const answer = await api.send({ method: 'POST', url: `/api/v2/${path}`, headers, payload: body });
  assert.ok(answer.statusCode < 300, answer.body);
  return answer.json<{ data: { reference: string; key: string } }>().data;
}

/** An event with one ticket, whose own announcements are over. */
async function openSale(capacity: number): Promise<{ event: number; ticket: number }> {
  const event = await addEvent(api, { capacity });
  const ticket = await addTicket(api, event);
  await untilAnnounced(`tickets#${ticket}`);
  announcements.length = 0;
  return { event, ticket };
}

test('a hold and its end announce the figures of their event, and of no other', async () => {
  const { event, ticket } = await openSale(5);
  const hold = await send(`events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 2 }] });
  await untilAnnounced(`event_figures#${event}`);
  announcements.length = 0;
  await send(`holds/${hold.reference}/release`, {}, hold.key);
  await untilAnnounced(`event_figures#${event}`);
  const strays = announcements.filter((name) => /^(events|tickets|event_figures)#/.test(name));
  assert.deepEqual(new Set(strays), new Set([`event_figures#${event}`]));
});

test('a person who waits for a sold-out ticket announces the figures of its event', async () => {
  const { event, ticket } = await openSale(1);
  await send(`events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 1 }] });
  await untilAnnounced(`event_figures#${event}`);
  announcements.length = 0;
  await send(`events/${event}/waiting-list`, { ticket_id: ticket, quantity: 1, ...person(7_301) });
  await untilAnnounced(`event_figures#${event}`);
});
