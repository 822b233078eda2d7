import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { TestApi } from '../../build-test-api';
import { buildTestApi } from '../../build-test-api';
import { addEvent, addTicket, finishAllJobs, person } from '../../event-tickets';

const mostMails = 20;

interface Crowd {
  /** Other people of the same network who book. */
  readonly people: number;
  /** Further events that the stranger books. */
  readonly events: number;
}

/** Books for the address of another person until the limits refuse it; others of the network book. */
export async function fillMailbox({ deps }: TestApi, { people, events }: Crowd): Promise<void> {
  const limits = { ...deps.env.limits, points: { bookingEmail: 3 } };
  const strictApi = await buildTestApi({ env: { limits } });
  try {
    let count = 0;
    const book = async (event_id: number, ticket_id: number, number: number) => {
      // With the same name, the second booking would be the first one again.
      count += 1;
      const form = { event_id, ticket_id, ...person(number), first_name: `Ana ${count}` };
      return (await strictApi.post('/api/addattend', form)).statusCode;
    };
    const id = await addEvent(strictApi);
    const ticket = await addTicket(strictApi, id);
    const statuses = await Promise.all(Array.from({ length: 6 }, () => book(id, ticket, 1)));
    assert.deepEqual(statuses.sort(), [201, 201, 201, 429, 429, 429]);
    const crowd = await Promise.all(Array.from({ length: people }, (_, index) => book(id, ticket, index + 2)));
    assert.deepEqual([...new Set(crowd)], [201]);
    for (let event = 0; event < events; event += 1) {
      const other = await addEvent(strictApi);
      const otherTicket = await addTicket(strictApi, other);
      for (let booking = 0; booking < 3; booking += 1) assert.equal(await book(other, otherTicket, 1), 201);
    }
    await finishAllJobs(strictApi);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from caught_mails
      where recipient = ${person(1).email}`.execute(strictApi.deps.db);
    assert.equal(rows[0]?.count, Math.min(mostMails, 3 + 3 * events));
  } finally {
    await strictApi.close();
  }
}
