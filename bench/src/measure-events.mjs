import { abandonHolds } from './events/abandon-holds.mjs';
import { addFreeEvent, bookTickets } from './events/book-tickets.mjs';
import { addTicketHolders, redeemTickets } from './events/redeem-tickets.mjs';
import { median } from './report/statistics.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runApi, runGateway } from './servers/gateway.mjs';
import { loadServer } from './servers/load.mjs';
import { browserHeaders as headers } from './servers/weigh-page.mjs';

const rounds = 3;
const seconds = 5;
const seatCount = 100_000;
const holderCount = 60_000;
const heldCount = 300;

const onDurableApi = (measure) =>
  onDurableSite(runApi, 'events', ({ server, ...rest }) => measure({ api: server, ...rest }));

/** The medians of some rounds of a measurement, by key. */
async function medianOfRounds(measure) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure());
  return (key) => median(results.map((result) => result[key]));
}

/** Orders of free tickets. The mails of the orders are written in the same process meanwhile. */
async function measureOrders({ api, admin }) {
  const event = await addFreeEvent(api.url, admin, seatCount);
  await bookTickets(api, event, 2);
  const middle = await medianOfRounds(() => bookTickets(api, event, seconds));
  return [
    { id: 'events.orders', what: 'free orders of one event, per minute', value: middle('perMinute') },
    { id: 'events.order-p99', what: 'free order: p99', value: middle('p99'), unit: 'ms' },
    { id: 'events.order-cpu', what: 'free order: processor time of the API', value: middle('cpu'), unit: 'ms' },
  ];
}

/** Scans at the doors of one event. */
async function measureRedeems({ api, client, admin }) {
  const event = await addFreeEvent(api.url, admin, holderCount);
  const holders = await addTicketHolders(client, api.url, admin, event, holderCount);
  await redeemTickets(api, admin, holders, 2);
  const middle = await medianOfRounds(() => redeemTickets(api, admin, holders, seconds));
  return [
    { id: 'events.redeems', what: 'check-ins at the doors of one event, per second', value: middle('perSecond') },
    { id: 'events.redeem-p95', what: 'check-in: p95', value: middle('p95'), unit: 'ms' },
    { id: 'events.redeem-cpu', what: 'check-in: processor time of the API', value: middle('cpu'), unit: 'ms' },
  ];
}

/** The time from the end of 300 abandoned holds to the last free seat. */
async function measureRelease({ api, client, admin }) {
  const event = await addFreeEvent(api.url, admin, heldCount);
  const middle = await medianOfRounds(async () => ({ time: await abandonHolds(client, api.url, event, heldCount) }));
  return [{ id: 'events.release', what: '300 abandoned holds are free again after', value: middle('time'), unit: 's' }];
}

/** The page of an event out of the gateway's memory. */
async function measureEventPage() {
  const gateway = await runGateway();
  try {
    const list = await (await fetch(`${gateway.url}/api/events/list?page=1&per_page=1&fields=slug`)).json();
    const path = `/events/${list.data[0].slug}`;
    await loadServer(gateway, path, { seconds: 2, headers });
    const middle = await medianOfRounds(() => loadServer(gateway, path, { seconds, headers }));
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
    ...(await onDurableApi(measureOrders)),
    ...(await onDurableApi(measureRedeems)),
    ...(await onDurableApi(measureRelease)),
    ...(await measureEventPage()),
  ];
}
