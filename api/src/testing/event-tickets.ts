import assert from 'node:assert/strict';
import { sql } from 'kysely';

import { countSeats } from '../domains/events/capacity/count-seats';
import { toMultipart } from './bodies';
import type { TestApi } from './build-test-api';

const event = {
  title: 'Encuentro de prueba',
  starts_at: '2099-05-01T18:00:00Z',
  ends_at: '2099-05-01T21:00:00Z',
  timezone: 'America/Bogota',
};

async function add(api: TestApi, path: string, body: Readonly<Record<string, unknown>>): Promise<number> {
  const answer = await api.post(path, toMultipart(body), 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

/** Adds an event of a later year; answers its id. */
export function addEvent(api: TestApi, values: object = {}): Promise<number> {
  return add(api, '/api/addevent', { ...event, ...values });
}

/** Adds a free ticket to an event; answers its id. */
export function addTicket(api: TestApi, event_id: number, values: object = {}): Promise<number> {
  return add(api, '/api/addticket', { event_id, name: 'Entrada', price: 0, ...values });
}

/** Cancels an event as an organiser does; a job cancels and refunds its orders. */
export async function cancelEvent(api: TestApi, id: number, isRefunded = true): Promise<void> {
  const form = { reason: 'The speaker is ill', refund: isRefunded };
  const answer = await api.post(`/api/v2/events/${id}/cancellation`, form, 'admin');
  assert.ok(answer.statusCode < 300, answer.body);
}

/** A person whose name and address contain the number. */
export function person(number: number) {
  return { first_name: 'Ana', last_name: `Nº ${number}`, email: `ana.${number}@example.org` };
}

/** Seats of an event and of its tickets, as sold and held. */
export async function readSeats({ deps }: TestApi, event_id: number): Promise<object[]> {
  const { rows } = await sql<object>`select kind, sold, held from capacities where event_id = ${event_id}
    order by id`.execute(deps.db);
  return rows;
}

/** Seats of an event whose stored numbers differ from those of its tickets. */
export async function readDrift({ deps }: TestApi, event_id: number): Promise<object[]> {
  return (await countSeats(deps)).drift.filter((row) => row.event_id === event_id);
}

/** Ends the pause before planned news of events. */
export async function makeNewsDue({ deps }: TestApi): Promise<void> {
  await sql`update event_news set send_at = now() - interval '1 hour' where state = 'planned'`.execute(deps.db);
  await sql`update background_jobs set due_at = now() - interval '1 second' where state = 'waiting'
    and kind = 'events.tell-attendees'`.execute(deps.db);
}

/** Runs the due jobs and those that they cause, also when the worker of the API has taken one of them already. */
export async function finishAllJobs(api: TestApi): Promise<void> {
  for (let isBusy = true; isBusy;) {
    await api.finishJobs();
    const { rows } = await sql`select 1 from background_jobs where state = 'running'
      or (state = 'waiting' and due_at <= now())`.execute(api.deps.db);
    isBusy = rows.length > 0;
  }
}
