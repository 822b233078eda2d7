import { sql } from 'kysely';

import { programOrigin, recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { NotedDispute, Payment, PaymentContext } from '../../payments';
import { findLockedOrder } from '../orders/machine/locked-order';
import { moveOrder } from '../orders/machine/move-order';
import { canMove, type OrderTransition } from '../orders/machine/transitions';
import { noteOrderRefund } from './note-order-refund';

const actions = { opened: 'dispute', lost: 'loseDispute', won: 'winDispute' } as const;

/**
 * Notes at an order that a dispute of the bank has begun or ended. A lost one is a refund; one that is won after that
 * gives the order back what it was. A deleted order has nothing to note.
 */
export async function noteOrderDispute(
  trx: Db,
  payment: Payment,
  { change, amount, lossChange }: NotedDispute,
  context: PaymentContext,
): Promise<void> {
  const { subjectId: rowId, currency, refundedAmount } = payment;
  if ((await findLockedOrder(trx, rowId)) === null) return;
  const after = { payment: payment.id, amount, currency, refunded: refundedAmount };
  if (change !== null)
    await recordAudit(trx, { origin: programOrigin, action: actions[change], resource: 'orders', rowId, after });
  if (lossChange > 0) await noteOrderRefund(trx, payment, context, 'bank');
  if (lossChange < 0) await noteRegain(trx, payment, context);
}

/** An order that was refunded by the loss only is what it was before; other states wait for an organiser. */
async function noteRegain(
  trx: Db,
  { subjectId, refundedAmount }: Payment,
  { deps, now }: PaymentContext,
): Promise<void> {
  const order = await findLockedOrder(trx, subjectId);
  if (order === null) return;
  const { rows } = await sql`select 1 from attendees where order_id = ${subjectId} limit 1`.execute(trx);
  const deliveredName: OrderTransition = refundedAmount > 0 ? 'regainPart' : 'regain';
  const name = rows.length === 0 ? 'regainUndelivered' : deliveredName;
  if (canMove(order.state, name)) await moveOrder(trx, order, name, { now, logger: deps.logger });
}
