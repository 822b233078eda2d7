import { randomUUID } from 'node:crypto';

import { postJson } from '../servers/post-json.mjs';
import { readCpuMilliseconds } from '../servers/process-usage.mjs';

/** Visitors who book at the same time. */
const buyerCount = 20;

/** A published event in a month with one free ticket; `{ eventId, ticketId, slug }`. */
export async function addFreeEvent(url, headers, quantity) {
  const start = new Date(Date.now() + 30 * 86_400_000);
  const event = await postJson(url, '/api/addevent', {
    headers,
    body: {
      title: `Bench ${randomUUID().slice(0, 8)}`,
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 7_200_000).toISOString(),
      timezone: 'America/Bogota',
      capacity: quantity,
      status: 'published',
      format: 'in_person',
    },
  });
  const ticket = await postJson(url, '/api/addticket', {
    headers,
    body: { event_id: event.id, name: 'Entrada', price: 0, currency: 'USD', quantity },
  });
  return { eventId: event.id, ticketId: ticket.id, slug: event.slug };
}

/** A hold and its confirmation, as the checkout sends them. */
async function bookTicket(url, { eventId, ticketId }) {
  const { reference, key } = await postJson(url, `/api/v2/events/${eventId}/holds`, {
    body: { items: [{ ticket_id: ticketId, quantity: 1 }] },
  });
  const name = randomUUID().slice(0, 12);
  const order = await postJson(url, `/api/v2/holds/${reference}/confirm`, {
    headers: { 'x-hold-key': key },
    body: { first_name: 'Ana', last_name: 'Núñez', email: `${name}@example.com` },
  });
  if (order.state !== 'confirmed' || order.attendees.length !== 1) throw new Error(`the order is ${order.state}`);
}

/**
 * Buyers book free tickets of one event, each the next one after the last, for `seconds`.
 * @param server `{ url, pid }`
 * @returns `perMinute` confirmed orders, `p99` of an order in milliseconds, `cpu` milliseconds of the server per order
 */
export async function bookTickets({ url, pid }, event, seconds) {
  const times = [];
  const cpuBefore = readCpuMilliseconds(pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  const buyers = Array.from({ length: buyerCount }, async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await bookTicket(url, event);
      times.push(performance.now() - before);
    }
  });
  await Promise.all(buyers);
  const minutes = (performance.now() - start) / 60_000;
  times.sort((one, other) => one - other);
  return {
    count: times.length,
    perMinute: times.length / minutes,
    p99: times[Math.floor(times.length * 0.99)],
    cpu: (readCpuMilliseconds(pid) - cpuBefore) / times.length,
  };
}
