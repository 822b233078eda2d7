import { type AuditOrigin, programOrigin } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { Payment } from '../../payments';
import { endFailedCancellation } from '../organisers/failed-cancellations';
import { findLockedOrder } from '../orders/machine/locked-order';
import { moveOrder } from '../orders/machine/move-order';
import { canMove } from '../orders/machine/transitions';

interface Context {
  readonly deps: ApiDeps;
  readonly now: Date;
  /** Default: the program itself. */
  readonly origin?: AuditOrigin;
  /** Of an organiser. */
  readonly reason?: string | null;
}

/**
 * Notes at an order that its refunds have a new sum, `payment.refundedAmount`. When all of an order of a cancelled event
 * has gone back, its tickets are cancelled, too. A deleted order has nothing to note.
 * @returns whether it cancelled the tickets
 * @param by `holder`: a holder cancelled a ticket, so a refund that failed before still needs an organiser;
 *   `bank`: the same for a lost dispute
 */
export async function noteOrderRefund(
  trx: Db,
  { subjectId, amount, refundedAmount }: Payment,
  { deps, now, origin = programOrigin, reason = null }: Context,
  by: 'holder' | 'bank' | 'organiser' = 'organiser',
): Promise<boolean> {
  const order = await findLockedOrder(trx, subjectId);
  const name = refundedAmount >= amount ? 'refund' : 'refundPart';
  // A part of a payment that is not delivered, or needs attention, changes nothing until it is.
  if (order === null || !canMove(order.state, name)) return false;
  if (by !== 'organiser' && name === 'refundPart' && order.state === 'refund_failed') return false;
  await moveOrder(trx, order, name, { now, origin, logger: deps.logger });
  if (order.state !== 'cancellation_failed') return false;
  await endFailedCancellation(trx, order, { deps, now, origin, reason });
  return true;
}
