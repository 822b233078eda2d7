import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { Caller, TestApi } from '../../build-test-api';
import { addEvent, addTicket, person } from '../../event-tickets';
import { shareTestApi } from '../../shared-api';
import { retryBusy } from '../../retry-busy';

export interface Question {
  readonly id: number;
  readonly label: string;
  readonly type: string;
  readonly position: number;
  readonly text_version: number;
  readonly depends_on: { readonly question_id: number; readonly values: readonly string[] } | null;
  readonly choices: readonly { readonly id: number; readonly label: string; readonly left: number | null }[];
  readonly answers_count?: number;
}
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

export let api: TestApi;

export const newTicket = async (values: object = {}) => {
  const event = await addEvent(api, values);
  return { event, ticket: await addTicket(api, event) };
};

export async function ask(ticket_id: number, values: object): Promise<Question> {
  const answer = await api.post('/api/ticketsdynamicform', { ticket_id, ...values }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: Question }>().data;
}

export async function list(ticket: number, as: Caller = null, query = ''): Promise<Question[]> {
  const answer = await api.get(`/api/ticketsdynamicform/get/${ticket}${query}`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Question[] }>().data;
}

export const attend = (
  event_id: number,
  ticket_id: number,
  answers: object = {},
  number = 1,
  headers = {},
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: '/api/addattend',
    payload: { event_id, ticket_id, ...person(number), answers },
    headers,
  });

export async function storedAnswers(event: number): Promise<Record<string, { value: unknown }>[]> {
  const { rows } = await sql<{ answers: Record<string, { value: unknown }> }>`select answers from attendees
    where event_id = ${event} order by id`.execute(api.deps.db);
  return rows.map(({ answers }) => answers);
}

export const errorsOf = (answer: { json<T>(): T }) => answer.json<Refusal>().errors;

interface Crowd {
  readonly people: number;
  readonly seats: number;
}

/** People choose the same limited choice at once: exactly as many as there are seats get it. */
export async function takeLimitedChoice({ people, seats }: Crowd): Promise<void> {
  const { event, ticket } = await newTicket();
  const shirt = await ask(ticket, {
    type: 'single',
    label: 'T-shirt',
    required: true,
    choices: [{ label: 'M', quantity: seats }, 'L'],
  });
  const choice = { [shirt.id]: shirt.choices[0]?.id };
  const answers = await Promise.all(
    Array.from({ length: people }, (_, number) => retryBusy(() => attend(event, ticket, choice, number))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  assert.deepEqual(
    [201, 422].map((status) => statuses.filter((one) => one === status).length),
    [seats, people - seats],
  );
  const refusedAnswer = answers.find(({ statusCode }) => statusCode === 422);
  assert.match(String(refusedAnswer?.body), /“M” has just been taken/);
  assert.equal((await list(ticket))[0]?.choices[0]?.left, 0);
  const fewer = await api.post(
    '/api/editTicketQuestions',
    { id: shirt.id, choices: [{ id: shirt.choices[0]?.id, label: 'M', quantity: seats - 1 }] },
    'admin',
  );
  assert.deepEqual(Object.keys(errorsOf(fewer)), ['choices.0.quantity']);

  const { data } = answers.find(({ statusCode }) => statusCode === 201)?.json<{ data: { id: number } }>() ?? {
    data: { id: 0 },
  };
  for (let count = 0; count < 2; count += 1) await api.post(`/api/cancelAttendance?id=${data.id}`, {}, 'admin');
  assert.equal((await list(ticket))[0]?.choices[0]?.left, 1);
  assert.equal((await attend(event, ticket, choice, people + 1)).statusCode, 201);
  assert.equal((await attend(event, ticket, choice, people + 2)).statusCode, 422);
}

/** Opens and closes what the tests need. */
export function openQuestionsStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
