import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';

import { addFreeEvent, bookTickets } from './events/book-tickets.mjs';
import { median } from './report/statistics.mjs';
import { runApi, runGateway } from './servers/gateway.mjs';
import { loadServer } from './servers/load.mjs';
import { root } from './servers/server-process.mjs';
import { signInAsAdmin } from './servers/sign-in.mjs';
import { browserHeaders as headers } from './servers/weigh-page.mjs';

const rounds = 3;
const seconds = 5;
const seatCount = 100_000;
const folder = join(root, 'var/bench/events');

/** Orders of free tickets on PostgreSQL. The mails of the orders are written in the same process meanwhile. */
async function measureOrders() {
  const database = await startPostgres();
  rmSync(folder, { recursive: true, force: true });
  let api;
  try {
    api = await runApi({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    const event = await addFreeEvent(api.url, await signInAsAdmin(api.url), seatCount);
    await bookTickets(api, event, 2);
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await bookTickets(api, event, seconds));
    const middle = (key) => median(results.map((result) => result[key]));
    return [
      { id: 'events.orders', what: 'free orders of one event, per minute', value: middle('perMinute') },
      { id: 'events.order-p99', what: 'free order: p99', value: middle('p99'), unit: 'ms' },
      { id: 'events.order-cpu', what: 'free order: processor time of the API', value: middle('cpu'), unit: 'ms' },
    ];
  } finally {
    await api?.stop();
    await database.stop();
  }
}

/** The page of an event out of the gateway's memory. */
async function measureEventPage() {
  const gateway = await runGateway();
  try {
    const list = await (await fetch(`${gateway.url}/api/events/list?page=1&per_page=1&fields=slug`)).json();
    const path = `/events/${list.data[0].slug}`;
    await loadServer(gateway, path, { seconds: 2, headers });
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await loadServer(gateway, path, { seconds, headers }));
    const middle = (key) => median(results.map((result) => result[key]));
    return [
      { id: 'events.page', what: 'page of an event: per second', value: middle('perSecond') },
      { id: 'events.page-p99', what: 'page of an event: p99', value: middle('p99'), unit: 'ms' },
    ];
  } finally {
    await gateway.stop();
  }
}

/** Booking and reading an event. The list of events is measured with the other lists. */
export async function measureEvents() {
  return [...(await measureOrders()), ...(await measureEventPage())];
}
