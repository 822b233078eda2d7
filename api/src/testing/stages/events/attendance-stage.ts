import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { retryBusy } from '../../retry-busy';
import { toMultipart } from '../../bodies';
import type { TestApi } from '../../build-test-api';
import { addEvent, addTicket, person, readSeats } from '../../event-tickets';
import { listen } from '../../listen';

interface Crowd {
  readonly people: number;
  readonly seats: number;
}

/** Sends the requests of all people at once, to the APIs in turn: exactly as many as there are seats get a ticket. */
export async function sellToCrowd(apis: readonly TestApi[], { people, seats }: Crowd): Promise<void> {
  const [api] = apis;
  assert.ok(api);
  const origins = await Promise.all(apis.map(({ app }) => listen(app)));
  const id = await addEvent(api, { capacity: seats });
  const ticket = await addTicket(api, id, { quantity: seats * 3 });
  const answers = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const body = toMultipart({ event_id: id, ticket_id: ticket, ...person(index) });
      const answer = await retryBusy(() =>
        fetch(`${origins[index % origins.length]}/api/addattend`, { method: 'POST', body }),
      );
      return { statusCode: answer.status, body: await answer.text() };
    }),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  assert.equal(
    statuses.filter((status) => status === 201).length,
    seats,
    answers.find(({ statusCode }) => ![201, 409].includes(statusCode))?.body,
  );
  assert.equal(statuses.filter((status) => status === 409).length, people - seats, String([...new Set(statuses)]));
  assert.ok(answers.every(({ statusCode, body }) => statusCode === 201 || /"SOLD_OUT"/.test(body)));
  const { rows } = await sql`select slug from attendees where event_id = ${id}`.execute(api.deps.db);
  assert.equal(rows.length, seats);
  assert.deepEqual(await readSeats(api, id), [
    { kind: 'event', sold: seats, held: 0 },
    { kind: 'ticket', sold: seats, held: 0 },
  ]);
}
