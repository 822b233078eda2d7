import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { Writable } from 'node:stream';
import { pino } from 'pino';

import type { TestApi } from '../../build-test-api';
import { addEvent, addTicket, readSeats } from '../../event-tickets';
import { buildPayingApi, createBuyer, type TestHold, type TestPayment } from '../../sandbox-payments';
import { shareTestApi } from '../../shared-api';
import type { Tier } from '../../tier';

export let api: TestApi;
export let buyer: ReturnType<typeof createBuyer>;
export const lines: string[] = [];

export const visa = '4242 4242 4242 4242';

export async function sell(capacity = 10, price = 2500): Promise<{ event: number; ticket: number }> {
  const event = await addEvent(api, { capacity });
  return { event, ticket: await addTicket(api, event, { price, currency: 'USD', max_per_order: 10 }) };
}

/** A hold with a payment that was begun. */
export async function startPayment(event: number, ticket: number, quantity = 1) {
  const hold = await buyer.hold(event, ticket, quantity);
  const { status, data } = await buyer.begin(hold);
  assert.equal(status, 201);
  return { hold, payment: data };
}

export async function pay(
  event: number,
  ticket: number,
  quantity = 1,
): Promise<{ hold: TestHold; payment: TestPayment }> {
  const beginning = await startPayment(event, ticket, quantity);
  assert.equal((await buyer.payByCard(beginning.payment, visa)).status, 200);
  return beginning;
}

export async function endHolds(event: number): Promise<void> {
  await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'`.execute(
    api.deps.db,
  );
}

export async function orderId({ reference }: TestHold): Promise<number> {
  const { id } = await api.deps.db
    .selectFrom('orders')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

export const seatsOf = async (event: number) => (await readSeats(api, event))[0];
export const statusOf = async ({ id }: TestPayment): Promise<string> =>
  (await buyer.client().paymentIntents.retrieve(id)).status;

export const refund = (id: number, body: object, as: 'admin' | 'latinas' = 'admin') =>
  buyer.send<{ id: number; amount: number; state: string }>(`/api/v2/orders/${id}/refund`, body, undefined, as);

/** Opens what the tests need; files of the first tier share it. */
export function openPaymentsStage(tier: Tier): void {
  before(async () => {
    api = await (tier === 'full' ? buildLoggedApi() : shareTestApi(buildLoggedApi));
    buyer = createBuyer(api);
  });
  after(() => (tier === 'full' ? api.close() : undefined));
}

function buildLoggedApi(): Promise<TestApi> {
  const log = new Writable({
    write: (chunk: Buffer, _encoding, finish) => {
      lines.push(chunk.toString());
      finish();
    },
  });
  return buildPayingApi({ logger: pino({ level: 'trace' }, log) });
}
