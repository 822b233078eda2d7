import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { retryBusy } from '../../retry-busy';
import { toMultipart } from '../../bodies';
import type { Caller, TestApi } from '../../build-test-api';
import { addEvent, addTicket, finishAllJobs, person, readDrift } from '../../event-tickets';
import { createPlaceLinks } from '../../../domains/events/waiting/place-links';
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
  readonly quantity: number;
  readonly takes_fewer: boolean;
  readonly offered_quantity: number | null;
  readonly order_id: number | null;
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
    const { rows } = await sql<Entry>`select id, email, state, quantity, takes_fewer, offered_quantity, order_id,
        place from waiting_entries where event_id = ${event} order by place, id`.execute(findApi().deps.db);
    return rows.map((row) => ({ ...row, number: Number(/\.(\d+)@/.exec(row.email)?.[1]) }));
  };
  return {
    send,
    join: (event: number, ticket: number, number: number, more: object = {}) =>
      send<{ position: number }>(`events/${event}/waiting-list`, {
        ticket_id: ticket,
        quantity: 1,
        ...person(number),
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
  /** People who wait; they want more seats than there are. */
  readonly people: number;
}

const quantities = [1, 2, 3, 1, 4];
const buyerLanes = 3;

/** People who wait, in their order: some for several tickets, some of whom take fewer. */
async function addCrowd(api: TestApi, event: number, ticket: number, people: number): Promise<void> {
  await sql`insert into waiting_entries (event_id, ticket_id, first_name, last_name, email, locale, quantity,
      takes_fewer, place)
    select ${event}, ${ticket}, 'Ana', 'Nº ' || n, 'ana.' || (1000 + n) || '@example.org', 'en',
      (${quantities}::int[])[1 + n % ${quantities.length}], n % 3 = 0, n
    from generate_series(1, ${people}::int) as n`.execute(api.deps.db);
}

/**
 * Cancels each ticket and tries to buy as many, all at once, while people accept and decline their offers: no seat
 * exists twice, no buyer gets one, and no person is passed over.
 */
export async function cancelAndOfferAtOnce(apis: readonly TestApi[], { seats, people }: Crowd): Promise<void> {
  const [api] = apis;
  assert.ok(api);
  const { sellOut, send, cancel, buy, entries } = createWaitingCalls(() => api);
  const { event, ticket, sold } = await sellOut(seats);
  await addCrowd(api, event, ticket, people);
  const apiOf = (index: number) => apis[index % apis.length] ?? api;
  const links = createPlaceLinks(api.deps.env.tokenSecret);
  const answer = async (id: number): Promise<void> => {
    const word = id % 4 === 0 ? 'decline' : 'accept';
    const { status } = await retryBusy(() => send(`waiting-places/${links.issue(id)}/${word}`, {}, null, apiOf(id)));
    assert.equal(status, 200);
  };
  /** Answers the offers that are open, and those that follow. */
  const answerOffers = async (): Promise<void> => {
    for (;;) {
      await Promise.all(apis.map((one) => finishAllJobs(one)));
      const offers = (await entries(event)).filter(({ state }) => state === 'offered');
      if (offers.length === 0) return;
      await Promise.all(offers.map(({ id }) => answer(id)));
    }
  };
  const cancelAll = () =>
    Promise.all(sold.map((id, index) => retryBusy(async () => ({ status: await cancel(id, apiOf(index)) }))));
  /** One buyer after the other, because an address sends few forms at once. */
  const buyAll = async (lane: number) => {
    const answers = [];
    for (let number = lane; number < seats; number += buyerLanes)
      answers.push(await retryBusy(() => buy(event, ticket, 2000 + number, apiOf(number))));
    return answers;
  };
  const lanes = Array.from({ length: buyerLanes }, (_, lane) => buyAll(lane));
  const [cancellations, sales] = await Promise.all([cancelAll(), Promise.all(lanes), answerOffers()]);
  await answerOffers();
  assert.deepEqual(countStatuses(cancellations), { 200: seats });
  assert.deepEqual(countStatuses(sales.flat()), { 409: seats });
  const { rows } = await sql<{ sold: number; held: number; tickets: number }>`select c.sold, c.held,
      (select count(*)::int from attendees a where a.event_id = ${event} and a.state = 'confirmed') as tickets
    from capacities c where c.kind = 'event' and c.owner_id = ${event}`.execute(api.deps.db);
  assert.deepEqual(rows, [{ sold: seats, held: 0, tickets: seats }]);
  assert.deepEqual(await readDrift(api, event), []);
  assert.deepEqual(findPassedOver(await entries(event)), []);
}

function countStatuses(answers: readonly { readonly status: number }[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * People, in their order, who had no offer when a later person got as many seats as they could use. Offers are made one
 * after the other, so their orders have the order of the offers.
 */
function findPassedOver(line: readonly Entry[]): readonly string[] {
  const offersOf = ({ order_id: id }: Entry) => id ?? Infinity;
  return line.flatMap((entry, index) => {
    const later = line.slice(index + 1).find((other) => {
      const isEarlierOffer = offersOf(other) < offersOf(entry);
      return isEarlierOffer && (entry.takes_fewer || entry.quantity <= (other.offered_quantity ?? 0));
    });
    return later === undefined ? [] : [`${entry.email} (${entry.quantity}) before ${later.email}`];
  });
}
