import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { makeKey } from '../../../domains/events/orders/order-key';
import { toMultipart } from '../../bodies';
import { addEvent, addTicket, person } from '../../event-tickets';
import type { TestHold } from '../../sandbox-payments';
import { api, buyer, orderId, pay, sell } from './payments-stage';

export interface Bought {
  readonly id: number;
  readonly slug: string | null;
  readonly email: string;
  readonly state: string;
}

export const origin = { actorId: null, requestId: null, ipHash: null };

export const confirm = ({ reference, key }: TestHold, body: object = person(1)) =>
  buyer.send<TestHold>(`/api/v2/holds/${reference}/confirm`, body, key);

export async function readBought(hold: TestHold): Promise<readonly Bought[]> {
  const { data } = await buyer.send<{ attendees: readonly Bought[] }>(
    `/api/v2/holds/${hold.reference}`,
    null,
    hold.key,
  );
  return data.attendees;
}

/** A confirmed order of one free ticket. */
export async function takeFree(values: object = {}) {
  const event = await addEvent(api, { capacity: 5, ...values });
  const ticket = await addTicket(api, event);
  const hold = await buyer.hold(event, ticket);
  assert.equal((await confirm(hold)).status, 200);
  const [attendee] = await readBought(hold);
  assert.ok(attendee?.slug);
  return { event, ticket, hold, id: attendee.id, slug: attendee.slug };
}

/** A paid order with its tickets. */
export async function takePaid(quantity = 1, values: object = {}) {
  const { event, ticket } = await sell();
  if (Object.keys(values).length > 0) await edit(event, values);
  const { hold, payment } = await pay(event, ticket, quantity);
  await buyer.notifyAll(payment.id);
  const tickets = await readBought(hold);
  assert.equal(tickets.length, quantity);
  return { event, ticket, hold, payment, tickets };
}

export const edit = (event: number, values: object): Promise<LightMyRequestResponse> =>
  api.post(`/api/editevent?id=${event}`, toMultipart({ ...values }), 'admin');

export async function readTicket(slug: string) {
  const answer = await api.post('/api/getAttendeeTicket', { slug });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{
    data: { code: string; cancel_token: string; cancellation: { is_open: boolean; paid: number; refund: number } };
  }>().data;
}

/** The cancellation by the link of a ticket, with the session of an account or without one. */
export async function cancelByLink(id: number, slug: string, as: 'admin' | null = null) {
  const { cancel_token: token } = await readTicket(slug);
  const answer = await api.post(`/api/cancelAttendance?id=${id}&token=${encodeURIComponent(token)}`, undefined, as);
  return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string }>() };
}

export async function openList(event: number): Promise<number> {
  const answer = await api.post(`/api/v2/events/${event}/check-in-lists`, { name: 'Door', ticket_ids: [] }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

export const scan = (code: string) => ({
  code,
  nonce: makeKey(),
  gate: 'North',
  device: 'Phone 1',
  scanned_at: new Date().toISOString(),
});

export async function redeem(list: number, code: string): Promise<string> {
  const answer = await api.post(`/api/v2/check-in-lists/${list}/redeem`, scan(code), 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: { result: string } }>().data.result;
}

export async function addChoice(ticket: number, quantity: number): Promise<{ question: number; choice: number }> {
  const body = {
    ticket_id: ticket,
    type: 'single',
    label: 'T-shirt',
    choices: [{ label: 'M', quantity }, { label: 'L' }],
  };
  const answer = await api.post('/api/ticketsdynamicform', body, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { id, choices } = answer.json<{ data: { id: number; choices: { id: number }[] } }>().data;
  return { question: id, choice: choices[0]?.id ?? 0 };
}

export const order = async (hold: TestHold) =>
  (
    await buyer.send<{ state: string; attendees: Bought[] }>(
      `/api/v2/orders/${await orderId(hold)}`,
      null,
      undefined,
      'admin',
    )
  ).data;

export const mailsOf = async (template: string, event: number): Promise<number> => {
  const { rows } = await sql`select 1 from outbox_mails where template = ${template}
    and "values" ->> 'event' = (select title from events where id = ${event})`.execute(api.deps.db);
  return rows.length;
};
