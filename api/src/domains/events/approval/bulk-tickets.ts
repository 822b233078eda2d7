import { isAllowed } from '@enlace/shared-contract/access';
import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { cancelForOrganiser } from '../attendance/cancel-attendee';
import { queueTicketMails } from '../mails/ticket-mail';
import { refundOrder } from '../payments/refund-order';
import { refundableAmount } from '../payments/ticket-price';
import type { ChosenTickets } from './choose-attendees';
import { inParts } from './decide-registrations';
import { ticketMailLimit } from '../event-limits';
import { ticketResentMail } from '../mails/tickets/ticket-resent.mail';

interface Failure {
  readonly id: number;
  readonly message: string;
}

interface Cancellation {
  readonly reason: string | null;
  readonly isRefunded: boolean;
}

interface ValidTicket {
  readonly id: number;
  readonly order_id: number;
  readonly is_paid: boolean;
}

/**
 * Cancels tickets one by one, those that were paid with a refund when it is wanted. A refund that is refused leaves its
 * ticket valid and is one of the failures. Throws VALIDATION_FAILED for a refund without a reason, and FORBIDDEN.
 */
export async function cancelManyTickets(
  writing: WriteContext,
  { eventId, ids, reason, isRefunded }: ChosenTickets & Cancellation,
): Promise<{ readonly done: number; readonly failed: readonly Failure[] }> {
  requireRefundRight(writing, { reason, isRefunded });
  const { rows } = await sql<ValidTicket>`select a.id, a.order_id, ${refundableAmount} > 0 as is_paid
    from attendees a where a.event_id = ${eventId} and a.id = any(${ids}::bigint[]) and a.state <> 'cancelled'
    order by a.id`.execute(writing.deps.db);
  const failures: Failure[] = [];
  for (const { id, order_id: orderId, is_paid: isPaid } of rows)
    try {
      if (isRefunded && isPaid)
        await refundOrder(writing, {
          orderId,
          form: { attendee_ids: [id], reason: reason ?? '', key: `attendee ${id}` },
        });
      else await cancelForOrganiser({ ...writing, ...(reason ? { reason } : {}) }, id);
    } catch (error) {
      if (!isAppError(error)) throw error;
      failures.push({ id, message: error.userMessage ?? error.code });
    }
  return { done: rows.length - failures.length, failed: failures };
}

function requireRefundRight({ viewer, locale }: WriteContext, { reason, isRefunded }: Cancellation): void {
  if (!isRefunded) return;
  if (!isAllowed(viewer, ['admin', 'orders.refund']))
    throw new AppError('FORBIDDEN', { message: 'refunds are a right of their own' });
  if (reason === null || reason === '')
    throw new AppError('VALIDATION_FAILED', {
      message: 'a refund without a reason',
      fields: { reason: [fieldText(locale, 'required')] },
    });
}

/** Mails valid tickets again, each at most three times in an hour; answers the number of tickets that are mailed. */
export async function resendTickets({ deps }: WriteContext, { eventId, ids }: ChosenTickets): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from attendees where event_id = ${eventId}
    and id = any(${ids}::bigint[]) and state = 'confirmed' order by id`.execute(deps.db);
  const mailedIds: number[] = [];
  for (const { id } of rows) if (await deps.limits.hasQuota(ticketMailLimit, String(id))) mailedIds.push(id);
  return inParts(mailedIds, (part) =>
    transact(deps.db, (trx) => queueTicketMails(trx, deps, ticketResentMail, { ids: part }, { author: 'organiser' })),
  );
}
