import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { LockedOrder } from '../../../domains/events/orders/machine/locked-order';
import { lockOrderById } from '../../../domains/events/orders/machine/locked-order';
import { moveOrder } from '../../../domains/events/orders/machine/move-order';
import type { OrderState, OrderTransition } from '../../../domains/events/orders/machine/transitions';
import { transact } from '../../../infrastructure/db/transact';
import type { TestApi } from '../../build-test-api';
import { person } from '../../event-tickets';

const origin = { actorId: null, requestId: null, ipHash: null };

/** The ways to each state from a hold. */
export const ways: Readonly<Record<OrderState, readonly OrderTransition[]>> = {
  held: [],
  expired: ['expire'],
  cancelled: ['release'],
  confirmed: ['deliver'],
  partially_refunded: ['deliver', 'refundPart'],
  refunded: ['deliver', 'refund'],
  paid_without_tickets: ['keepPayment'],
  refund_failed: ['deliver', 'failRefund'],
  cancellation_failed: ['deliver', 'failCancellation'],
  settled: ['keepPayment', 'settle'],
};

/** Moves an order as the product does, in a transaction of its own; `logger` takes the refusals. */
export async function move(
  api: TestApi,
  id: number,
  name: OrderTransition,
  logger = api.deps.logger,
): Promise<LockedOrder> {
  const { deps } = api;
  const now = new Date();
  return transact(deps.db, async (trx) => {
    const order = await lockOrderById(trx, id);
    const form = {
      buyer: person(1),
      people: order.items.flatMap(({ ticketId, quantity }) =>
        Array.from({ length: quantity }, () => ({ ticketId, person: person(1) })),
      ),
    };
    const writing = { deps, viewer: null, origin, locale: 'en', now } as const;
    await moveOrder(trx, order, name, { now, logger, delivery: { form, writing } });
    return lockOrderById(trx, id);
  });
}

/** The state of the order of a hold. */
export async function stateOf({ deps }: TestApi, { reference }: { readonly reference: string }): Promise<OrderState> {
  const { rows } = await sql<{ state: OrderState }>`select state from orders where reference = ${reference}`.execute(
    deps.db,
  );
  assert.ok(rows[0]);
  return rows[0].state;
}
