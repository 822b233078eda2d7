import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';
import pg from 'pg';

import { abandonHolds } from './events/abandon-holds.mjs';
import { addFreeEvent, bookTickets } from './events/book-tickets.mjs';
import { addTicketHolders, redeemTickets } from './events/redeem-tickets.mjs';
import { median } from './report/statistics.mjs';
import { runApi, runGateway } from './servers/gateway.mjs';
import { loadServer } from './servers/load.mjs';
import { root } from './servers/server-process.mjs';
import { signInAsAdmin } from './servers/sign-in.mjs';
import { browserHeaders as headers } from './servers/weigh-page.mjs';

const rounds = 3;
const seconds = 5;
const seatCount = 100_000;
const holderCount = 60_000;
const heldCount = 300;
const folder = join(root, 'var/bench/events');

/** Orders of free tickets on a PostgreSQL that writes each commit to the disk. The mails of the orders are written in the same process meanwhile. */
async function measureOrders() {
  const database = await startPostgres({ isDurable: true });
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

/** Scans at the doors of one event, on the same PostgreSQL. */
async function measureRedeems() {
  const database = await startPostgres({ isDurable: true });
  rmSync(folder, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: database.url });
  let api;
  try {
    api = await runApi({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    await client.connect();
    const admin = await signInAsAdmin(api.url);
    const event = await addFreeEvent(api.url, admin, holderCount);
    const holders = await addTicketHolders(client, api.url, admin, event, holderCount);
    await redeemTickets(api, admin, holders, 2);
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await redeemTickets(api, admin, holders, seconds));
    const middle = (key) => median(results.map((result) => result[key]));
    return [
      { id: 'events.redeems', what: 'check-ins at the doors of one event, per second', value: middle('perSecond') },
      { id: 'events.redeem-p95', what: 'check-in: p95', value: middle('p95'), unit: 'ms' },
      { id: 'events.redeem-cpu', what: 'check-in: processor time of the API', value: middle('cpu'), unit: 'ms' },
    ];
  } finally {
    await client.end();
    await api?.stop();
    await database.stop();
  }
}

/** The time from the end of 300 abandoned holds to the last free seat. */
async function measureRelease() {
  const database = await startPostgres({ isDurable: true });
  rmSync(folder, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: database.url });
  let api;
  try {
    api = await runApi({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    await client.connect();
    const event = await addFreeEvent(api.url, await signInAsAdmin(api.url), heldCount);
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await abandonHolds(client, api.url, event, heldCount));
    return [
      { id: 'events.release', what: '300 abandoned holds are free again after', value: median(results), unit: 's' },
    ];
  } finally {
    await client.end();
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

/** Booking, check-in and reading of an event. The list of events is measured with the other lists. */
export async function measureEvents() {
  return [
    ...(await measureOrders()),
    ...(await measureRedeems()),
    ...(await measureRelease()),
    ...(await measureEventPage()),
  ];
}
