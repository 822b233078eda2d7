import { AppError } from '@enlace/shared-contract/errors';

import { type AuditOrigin, programOrigin, recordAudits } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { planChecks } from '../../../payments';
import { changeSeats } from '../../capacity/seats';
import { mailBuyer } from '../../mails/mail-buyer';
import { releaseChoices } from '../../questions/take-choices';
import {
  endOtherPlaces,
  findOtherOffers,
  noteAnsweredOffers,
  noteExpiredOffers,
} from '../../waiting/offers/end-offers';
import { orderPurpose } from '../order-purpose';
import { findLockedOrder, type LockedOrder, seatsOfOrders } from './locked-order';
import { answersOf, confirmationOf, makeTickets, type TicketDelivery } from './make-tickets';
import { canMove, type OrderEffect, type OrderTransition, transitionOf } from './transitions';
import { orderPaidWithoutTicketsMail } from '../../mails/orders/order-paid-without-tickets.mail';

export interface Step {
  readonly now: Date;
  readonly logger: ApiDeps['logger'];
  /** Default: the program itself. */
  readonly origin?: AuditOrigin;
  /** Of the organiser, for the history. */
  readonly reason?: string | null;
}

interface DeliveryStep extends Step {
  readonly delivery: TicketDelivery;
}

type StepOf<N extends OrderTransition> = N extends 'deliver' ? DeliveryStep : Step;

/**
 * Moves a locked order to another state, with all that belongs to it (`transitions.ts`): the one way in which the state
 * of an order changes. Call it as the last step of a transaction, because it locks the seats of the event. Throws
 * CONFLICT, and logs both states, for a transition that the state of the order does not have.
 */
export function moveOrder<N extends OrderTransition>(
  trx: Db,
  order: LockedOrder,
  name: N,
  step: StepOf<N>,
): Promise<void> {
  return moveOrders(trx, [order], name, step);
}

/** The same for several orders of one event. */
export async function moveOrders<N extends OrderTransition>(
  trx: Db,
  orders: readonly LockedOrder[],
  name: N,
  step: StepOf<N>,
): Promise<void> {
  if (orders.length === 0) return;
  requireMoves(orders, name, step);
  const { to, effects } = transitionOf(name);
  const { delivery }: Partial<DeliveryStep> = step;
  await trx
    .updateTable('orders')
    .set({
      state: to,
      expires_at: null,
      address_hash: null,
      updated_at: step.now,
      ...(delivery === undefined ? {} : confirmationOf(delivery)),
    })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  for (const effect of effects) await effectRunners[effect](trx, { orders, name, step });
}

function requireMoves(orders: readonly LockedOrder[], name: OrderTransition, { logger }: Step): void {
  for (const { id, state } of orders)
    if (!canMove(state, name)) {
      const { to } = transitionOf(name);
      logger.error({ order: id, transition: name, from: state, to }, 'an order has no such transition');
      throw new AppError('CONFLICT', { message: `order ${id} is ${state}: no transition ${name} to ${to}` });
    }
}

interface Move {
  readonly orders: readonly LockedOrder[];
  readonly name: OrderTransition;
  readonly step: Step & Partial<DeliveryStep>;
}

const idsOf = (orders: readonly LockedOrder[]): readonly number[] => orders.map(({ id }) => id);

const effectRunners: Readonly<Record<OrderEffect, (trx: Db, move: Move) => Promise<void>>> = {
  acceptOffer: async (trx, { orders, step }) => {
    const lateOrders = orders.filter(({ state }) => state !== 'held');
    await noteAnsweredOffers(trx, idsOf(orders.filter(({ state }) => state === 'held')), 'accept', step);
    await noteAnsweredOffers(trx, idsOf(lateOrders), 'acceptLate', step);
    await endWaiting(trx, idsOf(lateOrders), step);
  },
  declineOffer: (trx, { orders, step }) => noteAnsweredOffers(trx, idsOf(orders), 'decline', step),
  expireOffer: (trx, { orders, step }) => noteExpiredOffers(trx, idsOf(orders), step),

  checkPayment: (trx, { orders }) => planChecks(trx, orderPurpose, idsOf(orders)),

  audit: (trx, { orders, name, step: { origin = programOrigin, reason = null } }) =>
    recordAudits(
      trx,
      orders.map(({ id, state }) => ({
        origin,
        action: name,
        resource: 'orders',
        rowId: id,
        before: { state },
        after: { state: transitionOf(name).to, ...(reason === null ? {} : { reason }) },
      })),
    ),

  mailPaidWithoutTickets: async (trx, { orders }) => {
    for (const { id, total, currency } of orders)
      await mailBuyer(trx, id, { mail: orderPaidWithoutTicketsMail, money: { amount: total, currency } });
  },

  makeTickets: async (trx, { orders: [order], step: { delivery } }) => {
    if (order !== undefined && delivery !== undefined) await makeTickets(trx, order, delivery);
  },

  releaseHold: async (trx, { orders }) => {
    const heldOrders = orders.filter(({ state }) => state === 'held');
    if (heldOrders.length === 0) return;
    await releaseChoices(
      trx,
      heldOrders.flatMap(({ form }) => answersOf(form)),
    );
    await changeSeats(trx, 'releaseHeld', seatsOfOrders(heldOrders));
  },
};

/** The buyers of late payments have their tickets: they wait no longer, and other offers to them are released. */
async function endWaiting(trx: Db, lateIds: readonly number[], { now, logger }: Step): Promise<void> {
  if (lateIds.length === 0) return;
  // Orders are locked before the places, as in an answer to an offer.
  const otherOrders: LockedOrder[] = [];
  for (const id of await findOtherOffers(trx, lateIds)) {
    const order = await findLockedOrder(trx, id);
    if (order?.state === 'held') otherOrders.push(order);
  }
  await endOtherPlaces(trx, lateIds, { now, logger });
  await moveOrders(trx, otherOrders, 'release', { now, logger });
}
