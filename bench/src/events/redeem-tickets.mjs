import { randomUUID } from 'node:crypto';

import { postJson } from '../servers/post-json.mjs';
import { readCpuMilliseconds } from '../servers/process-usage.mjs';

/** Devices at the doors; each sends the next scan after the answer to the last. */
const deviceCount = 10;

/**
 * Adds people with tickets of an event, and a check-in list; `{ listId, codes }`.
 * @param client connection to the database: the codes of sold tickets are in no answer of the API
 */
export async function addTicketHolders(client, url, headers, { eventId, ticketId }, count) {
  await client.query(
    `with o as (insert into orders (event_id, reference, state, currency, confirmed_at)
       values ($1, $3, 'confirmed', 'USD', now()) returning id)
     insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret)
     select $1, $2, o.id, 'Ana', 'Nº ' || n, 'guest-' || n || '@example.com', $3 || '-slug-' || n, $3 || '-code-' || n
     from o, generate_series(1, $4::int) n`,
    [eventId, ticketId, `bench-${eventId}`, count],
  );
  await client.query('analyze attendees');
  const list = await postJson(url, `/api/v2/events/${eventId}/check-in-lists`, {
    headers,
    body: { name: 'Entrada' },
  });
  return { listId: list.id, codes: Array.from({ length: count }, (_, index) => `bench-${eventId}-code-${index + 1}`) };
}

/**
 * Devices check different tickets of one list in, for `seconds` or until all are used.
 * @param server `{ url, pid }`
 * @returns `perSecond` check-ins, `p95` of one in milliseconds, `cpu` milliseconds of the server for each
 */
export async function redeemTickets({ url, pid }, headers, { listId, codes }, seconds) {
  const times = [];
  const cpuBefore = readCpuMilliseconds(pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  const devices = Array.from({ length: deviceCount }, async (_, device) => {
    while (performance.now() < end) {
      const code = codes.pop();
      if (code === undefined) throw new Error('more guests are needed');
      const before = performance.now();
      const scan = { code, nonce: randomUUID(), scanned_at: new Date().toISOString() };
      const { result } = await postJson(url, `/api/v2/check-in-lists/${listId}/redeem`, {
        headers,
        body: { ...scan, gate: `Gate ${device % 3}`, device: `Device ${device}` },
      });
      if (result !== 'ok') throw new Error(`the result is ${result}`);
      times.push(performance.now() - before);
    }
  });
  await Promise.all(devices);
  const duration = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / duration,
    p95: times[Math.floor(times.length * 0.95)],
    cpu: (readCpuMilliseconds(pid) - cpuBefore) / times.length,
  };
}
