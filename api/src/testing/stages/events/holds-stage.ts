import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { holdSeats } from '../../../domains/events/orders/hold-seats';
import { makeKey } from '../../../domains/events/orders/order-key';
import type { TestApi } from '../../build-test-api';
import { addEvent, addTicket, readSeats } from '../../event-tickets';

const origin = { actorId: null, requestId: null, ipHash: null };

function writeContextOf({ deps }: TestApi) {
  return { deps, viewer: null, origin, locale: 'en', now: new Date() } as const;
}

/** Lets the holds of an event end now. */
export async function endHolds({ deps }: TestApi, event: number): Promise<void> {
  await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'`.execute(
    deps.db,
  );
}

/** Runs the jobs that release holds, until no hold is left whose time is over: a job can need a second attempt. */
export async function runRelease(apis: readonly TestApi[]): Promise<void> {
  const until = Date.now() + longestReleaseMs;
  for (const { deps, finishJobs } of apis)
    for (let isLeft = true; isLeft && Date.now() < until;) {
      await sql`update background_jobs set due_at = now() - interval '1 minute'
        where kind = 'events.release-holds' and state = 'waiting'`.execute(deps.db);
      await finishJobs();
      isLeft = await hasExpiredHold(deps.db);
    }
}

const longestReleaseMs = 20_000;

async function hasExpiredHold(db: TestApi['deps']['db']): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from orders
    where state = 'held' and expires_at <= now() limit 1`.execute(db);
  return rows.length > 0;
}

/** Holds every seat of an event, one by one, and lets all holds end: the seats are free again. */
export async function abandonHolds(apis: readonly TestApi[], seats: number): Promise<void> {
  const [api] = apis;
  assert.ok(api);
  const event = await addEvent(api, { capacity: seats });
  const ticket = await addTicket(api, event);
  for (let count = 0; count < seats; count += 1)
    await holdSeats(writeContextOf(api), {
      eventId: event,
      tickets: [{ ticketId: ticket, quantity: 1 }],
      key: makeKey(),
    });
  const refusal = await api.post(`/api/v2/events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 1 }] });
  assert.equal(refusal.statusCode, 409, refusal.body);
  await endHolds(api, event);
  await runRelease(apis);
  assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 0, held: 0 });
}

interface Buyers {
  readonly buyers: number;
  /** Buyers at a time: as many as a busy machine serves before it refuses to queue more. */
  readonly atOnce: number;
  /** Seats of the event, its pool and its three tickets are 25, 20, 15, 8 and 6 times this number. */
  readonly size: number;
}

/** Buyers of 1 to 4 tickets of three kinds that share a pool exceed no limit. */
export async function holdForCrowd(apis: readonly TestApi[], { buyers, atOnce, size }: Buyers): Promise<void> {
  const [api] = apis;
  assert.ok(api);
  const event = await addEvent(api, { capacity: 25 * size });
  const limits = [15 * size, 8 * size, 6 * size];
  const poolTotal = 20 * size;
  const poolAnswer = await api.post(`/api/v2/events/${event}/pools`, { name: 'Sala', total: poolTotal }, 'admin');
  const { data: pool } = poolAnswer.json<{ data: { id: number } }>();
  const tickets: number[] = [];
  for (const quantity of limits) tickets.push(await addTicket(api, event, { quantity, pool_id: pool.id }));
  const buy = (index: number): Promise<string> => {
    const item = { ticketId: tickets[index % 3] ?? 0, quantity: 1 + ((index * 7) % 4) };
    return holdSeats(writeContextOf(apis[index % apis.length] ?? api), {
      eventId: event,
      tickets: [item],
      key: makeKey(),
    });
  };
  const indexes = Array.from({ length: buyers }, (_, index) => index).values();
  const results: PromiseSettledResult<string>[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const index of indexes) results.push(...(await Promise.allSettled([buy(index)])));
    }),
  );
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  assert.ok(
    reasons.every((reason) => /seats left/.test(reason)),
    reasons.find((reason) => !/seats left/.test(reason)),
  );
  const rows = (await readSeats(api, event)) as { kind: string; held: number }[];
  const heldBy = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.held);
  const [[all], ofTickets] = [heldBy('event'), heldBy('ticket')];
  assert.deepEqual(heldBy('pool'), [all]);
  assert.equal(
    ofTickets.reduce((sum, count) => sum + count, 0),
    all,
  );
  assert.ok(
    ofTickets.every((count, index) => count <= (limits[index] ?? 0)),
    ofTickets.join(),
  );
  assert.ok(Number(all) <= poolTotal && Number(all) > poolTotal - 4, String(all));
}
