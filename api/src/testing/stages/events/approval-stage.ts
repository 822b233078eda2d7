import assert from 'node:assert/strict';

import { retryBusy } from '../../retry-busy';
import type { TestApi } from '../../build-test-api';
import { addEvent, addTicket, person, readDrift, readSeats } from '../../event-tickets';

interface Crowd {
  readonly people: number;
  /** People who register while others are approved and refused. */
  readonly late: number;
}

/** Registers a crowd for ten seats at once, and decides about it: no more seats are held or sold than there are. */
export async function registerCrowd(api: TestApi, { people, late }: Crowd): Promise<void> {
  const event = await addEvent(api, { capacity: 12 });
  const ticket = await addTicket(api, event, { requires_approval: true, quantity: 10 });
  const attend = (number: number) =>
    api.post('/api/addattend', { event_id: event, ticket_id: ticket, ...person(number) });
  const act = (verb: string, ids: readonly number[]) =>
    api.post(`/api/v2/events/${event}/attendees/${verb}`, { ids }, 'admin');
  const answers = await Promise.all(Array.from({ length: people }, (_, index) => retryBusy(() => attend(index))));
  const statuses = answers.map(({ statusCode }) => statusCode);
  const otherAnswer = answers.find(({ statusCode }) => ![201, 409].includes(statusCode))?.body;
  assert.equal(statuses.filter((status) => status === 201).length, 10, otherAnswer);
  assert.equal(statuses.filter((status) => status === 409).length, people - 10);
  const heldSeats = [
    { kind: 'event', sold: 0, held: 10 },
    { kind: 'ticket', sold: 0, held: 10 },
  ];
  assert.deepEqual(await readSeats(api, event), heldSeats);
  const listUrl = `/api/v2/events/${event}/attendees?state=pending_approval&per_page=100`;
  const { data } = (await api.get(listUrl, 'admin')).json<{ data: { id: number }[] }>();
  const ids = data.map(({ id }) => id);
  // Approvals and refusals of the same people, while others register for the seats that come back.
  await Promise.all([
    act('approve', ids.slice(0, 6)),
    act('approve', ids.slice(0, 6)),
    act('refuse', ids.slice(4)),
    ...Array.from({ length: late }, (_, index) => attend(people + 100 + index)),
  ]);
  const [seats] = (await readSeats(api, event)) as { sold: number; held: number }[];
  const { sold, held: waiting } = seats ?? { sold: 0, held: 0 };
  assert.ok(sold + waiting <= 10, `${sold} sold and ${waiting} held`);
  assert.deepEqual(await readDrift(api, event), []);
}
