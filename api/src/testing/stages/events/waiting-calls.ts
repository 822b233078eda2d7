import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { askAgain } from '../../ask-again';
import { toMultipart } from '../../bodies';
import type { Caller, TestApi } from '../../build-test-api';
import { addEvent, addTicket, finishAllJobs, person, readDrift } from '../../event-tickets';
import { createBuyer } from '../../sandbox-payments';

export interface Place {
  readonly state: string;
  readonly position: number | null;
  readonly quantity: number;
  readonly offer: { readonly quantity: number; readonly ends_at: string; readonly seconds_left: number } | null;
  readonly tickets: readonly { readonly slug: string }[];
  readonly hold?: { readonly reference: string; readonly key: string } | null;
}

export interface Answer<T = Place> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

interface Entry {
  readonly id: number;
  readonly email: string;
  readonly state: string;
  readonly offered_quantity: number | null;
  readonly place: number;
}

/** Calls of people who wait, and of organisers. `findApi` returns the API that answers when a call names no other. */
export function createWaitingCalls(findApi: () => TestApi) {
  const send = async <T = Place>(
    path: string,
    body?: object,
    as: Caller = null,
    by: TestApi = findApi(),
  ): Promise<Answer<T>> => {
    const url = `/api/v2/${path}`;
    const answer = body === undefined ? await by.get(url, as) : await by.post(url, body, as);
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  };
  /** Pays a hold with a test card. */
  const payFor = async (reference: string, key: string): Promise<void> => {
    const buyer = createBuyer(findApi());
    const payment = await buyer.begin({ reference, key, state: 'held', total: 0, attendees: [] }, person(9000));
    assert.equal((await buyer.payByCard(payment.data, '4242 4242 4242 4242')).status, 200);
    await buyer.notifyAll(payment.data.id);
  };
  const entries = async (event: number) => {
    const { rows } = await sql<Entry>`select id, email, state, offered_quantity, place from waiting_entries
      where event_id = ${event} order by place, id`.execute(findApi().deps.db);
    return rows.map((row) => ({ ...row, number: Number(/\.(\d+)@/.exec(row.email)?.[1]) }));
  };
  return {
    send,
    join: (event: number, ticket: number, number: number, more: object = {}) =>
      send<{ position: number }>(`events/${event}/waiting-list`, {
        ...{ ticket_id: ticket, quantity: 1, ...person(number) },
        ...more,
      }),
    buy: async (event: number, ticket: number, number: number, by: TestApi = findApi()) => {
      const body = toMultipart({ event_id: event, ticket_id: ticket, ...person(number) });
      const answer = await by.post('/api/addattend', body);
      return { status: answer.statusCode, id: answer.json<{ data?: { id: number } }>().data?.id ?? 0 };
    },
    cancel: async (id: number, by: TestApi = findApi()) =>
      (await by.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin')).statusCode,
    /** A sold-out event with the ids of its tickets. */
    sellOut: async (seats: number, values: object = {}, eventValues: object = {}) => {
      const api = findApi();
      const event = await addEvent(api, { capacity: seats, ...eventValues });
      const ticket = await addTicket(api, event, { max_per_order: Math.max(seats, 5), ...values });
      if (seats === 0) return { event, ticket, sold: [] };
      const buyer = createBuyer(api);
      const { reference, key } = await buyer.hold(event, ticket, seats);
      const headers = { 'x-hold-key': key };
      const url = `/api/v2/holds/${reference}/confirm`;
      const isFree = !('price' in values);
      if (isFree) await api.send({ method: 'POST', url, headers, payload: person(9000) });
      else await payFor(reference, key);
      const { data } = await buyer.read({ reference, key, state: 'held', total: 0, attendees: [] });
      assert.equal(data.attendees.length, seats);
      return { event, ticket, sold: data.attendees.map(({ id }) => id) };
    },
    entries,
    statesOf: async (event: number) => (await entries(event)).map(({ number, state }) => `${number} ${state}`),
  };
}

interface Crowd {
  readonly seats: number;
  /** People who wait; fewer than there are seats. */
  readonly people: number;
}

/** Cancels each ticket, and tries to buy as many, all at once: each person who waits gets an offer, in order. */
export async function cancelAndOfferAtOnce(apis: readonly TestApi[], { seats, people }: Crowd): Promise<void> {
  const [api] = apis;
  assert.ok(api);
  const { sellOut, join, cancel, buy, entries } = createWaitingCalls(() => api);
  const { event, ticket, sold } = await sellOut(seats);
  await Promise.all(Array.from({ length: people }, (_, index) => askAgain(() => join(event, ticket, 1001 + index))));
  const apiOf = (index: number) => apis[index % apis.length] ?? api;
  await Promise.all([
    ...sold.map((id, index) => askAgain(async () => ({ status: await cancel(id, apiOf(index)) }))),
    ...Array.from({ length: seats }, (_, index) => buy(event, ticket, 2000 + index, apiOf(index + 1))),
  ]);
  for (const one of apis) await finishAllJobs(one);
  const list = await entries(event);
  assert.deepEqual([...new Set(list.map(({ state }) => state))], ['offered']);
  const { rows } = await sql<{ orders: number; sold: number; held: number }>`select
      (select count(*)::int from orders o where o.event_id = ${event} and o.state = 'held') as orders, c.sold, c.held
    from capacities c where c.kind = 'event' and c.owner_id = ${event}`.execute(api.deps.db);
  assert.deepEqual([rows[0]?.orders, rows[0]?.held], [people, people]);
  assert.ok((rows[0]?.sold ?? seats) + people <= seats);
  assert.deepEqual(await readDrift(api, event), []);
  const order = await sql<{ id: number }>`select id from waiting_entries where event_id = ${event}
    order by offered_at, order_id`.execute(api.deps.db);
  assert.deepEqual(
    order.rows.map(({ id }) => id),
    list.map(({ id }) => id),
  );
}
