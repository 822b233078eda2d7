import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 50;

/**
 * Visitors hold each seat of an event and go away; answers the seconds from the end of the last hold to the last free
 * seat. The end of the holds is moved to two seconds from now, because ten minutes are too long to wait for.
 * @param client of PostgreSQL
 */
export async function abandonHolds(client, url, { eventId, ticketId }, count) {
  for (let number = 0; number < count; number += 1) {
    const answer = await fetch(`${url}/api/v2/events/${eventId}/holds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ ticket_id: ticketId, quantity: 1 }] }),
    });
    if (!answer.ok) throw new Error(`hold ${number}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  }
  const { rows } = await client.query(
    `with ended as (update orders set expires_at = now() + interval '2 seconds'
        where event_id = $1 and state = 'held' returning expires_at)
      select max(expires_at) as at from ended`,
    [eventId],
  );
  await client.query(
    `update background_jobs set due_at = $2 where kind = 'events.release-holds' and state = 'waiting'
      and payload ->> 'event' = $1::text`,
    [String(eventId), rows[0].at],
  );
  for (;;) {
    const { rows: seats } = await client.query(
      `select held, extract(epoch from clock_timestamp() - $2::timestamptz)::float8 as seconds from capacities
        where kind = 'event' and owner_id = $1`,
      [eventId, rows[0].at],
    );
    if (seats[0].held === 0) return Math.max(seats[0].seconds, 0);
    await sleep(pauseMs);
  }
}
