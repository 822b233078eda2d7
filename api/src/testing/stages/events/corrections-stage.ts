import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { TestApi } from '../../build-test-api';
import { person } from '../../event-tickets';

interface StoredAttendee {
  readonly email: string;
  readonly slug: string;
  readonly secret: string;
  readonly ticket_id: number;
  readonly answers: object;
}

/** Adds a question to a ticket; answers its id. */
export async function ask(api: TestApi, ticket_id: number, question: object): Promise<number> {
  const answer = await api.post('/api/ticketsdynamicform', { ticket_id, ...question }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

/** Gives a ticket to a person with this number; answers the id of the attendee. */
export async function give(api: TestApi, event: number, ticket_id: number, number: number): Promise<number> {
  const answer = await api.post(`/api/v2/events/${event}/attendees`, { ticket_id, ...person(number) }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

export function changeKind(api: TestApi, id: number, ticket_id: number, key: string): ReturnType<TestApi['post']> {
  return api.post(`/api/v2/attendees/${id}/change-ticket`, { ticket_id, key }, 'admin');
}

export async function readAttendee({ deps }: TestApi, id: number): Promise<StoredAttendee> {
  const { rows } = await sql<StoredAttendee>`select email, slug, secret, ticket_id, answers from attendees
    where id = ${id}`.execute(deps.db);
  assert.ok(rows[0]);
  return rows[0];
}

export const answersOf = async (api: TestApi, id: number): Promise<object> => (await readAttendee(api, id)).answers;
