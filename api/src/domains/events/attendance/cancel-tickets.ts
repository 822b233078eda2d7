import type { attendeeStates } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { forgetExceededSeats, lowerTotals } from '../capacity/exceeded-seats';
import { requestFigures } from '../capacity/note-figures';
import { changeSeatsTogether } from '../capacity/seats';
import { type CodeUses, seatsOfItems } from '../capacity/seats-of-items';
import { isCheckedIn } from '../check-in/check-in-lists';
import { eventTexts } from '../event-texts';
import type { StoredAnswers } from '../events.tables';
import { queueTicketMails } from '../mails/ticket-mail';
import { releaseChoices } from '../questions/take-choices';
import { ticketCancelledMail } from '../mails/tickets/ticket-cancelled.mail';
import { ticketRefusedMail } from '../mails/tickets/ticket-refused.mail';

/** Whether the person of the attendee `a` is checked in at an event that is not over. */
export const isInUse = (now: Date): Expression => sql`(exists (select 1 from check_ins c
    where c.attendee_id = a.id and ${isCheckedIn})
  and exists (select 1 from events u where u.id = a.event_id and u.ends_at > ${now}))`;

/** CONFLICT for a ticket whose person is inside: its seat is not free. */
export function ticketInUse(locale: Locale): AppError {
  return new AppError('CONFLICT', { message: 'a ticket in use', userMessage: eventTexts[locale].undoCheckInFirst });
}

/**
 * Locks tickets until the end of the transaction. What is read after it knows the check-ins of those who had the lock
 * before; a statement that locks and reads at once does not.
 */
export async function lockAttendees(
  trx: Db,
  name: { readonly id: number } | { readonly orderId: number },
): Promise<void> {
  const condition = 'id' in name ? sql`id = ${name.id}` : sql`order_id = ${name.orderId}`;
  await sql`select 1 from attendees where ${condition} order by id for update`.execute(trx);
}

/** A ticket of a person. */
export interface TakenTicket {
  readonly id: number;
  readonly event_id: number;
  readonly ticket_id: number;
  readonly answers: StoredAnswers;
  /** The seat of a pending registration is held; the others are sold. */
  readonly state: (typeof attendeeStates)[number];
}

interface CancelOptions {
  readonly isMailed?: boolean;
  readonly isRefused?: boolean;
  readonly refundId?: number | null;
}

/**
 * Cancels locked tickets of one event; their seats change last, because that locks them until the commit.
 * @param options.isMailed whether their holders get a mail about the ticket; default: yes
 * @param options.refundId the refund that returns their price
 * @param options.isRefused whether an organiser refuses registrations; the mail has the reason
 */
export async function cancelTickets(
  trx: Db,
  tickets: readonly TakenTicket[],
  writing: Pick<WriteContext, 'deps' | 'now' | 'origin' | 'reason'>,
  { isMailed = true, isRefused = false, refundId = null }: CancelOptions = {},
): Promise<void> {
  const { deps, now, origin, reason = null } = writing;
  const [first] = tickets;
  if (first === undefined) return;
  const ids = tickets.map(({ id }) => id);
  await trx
    .updateTable('attendees')
    .set({
      state: 'cancelled',
      cancelled_at: now,
      cancel_reason: reason,
      updated_at: now,
      ...(refundId === null ? {} : { refund_id: refundId }),
      ...(isRefused ? { refused_at: now } : {}),
    })
    .where('id', 'in', ids)
    .execute();
  await requestFigures(trx, first.event_id, now);
  const action = isRefused ? 'refuse' : 'cancel';
  await recordAudits(
    trx,
    ids.map((rowId) => ({ origin, action, resource: 'attendees', rowId })),
  );
  await releaseChoices(
    trx,
    tickets.map(({ answers }) => answers),
  );
  if (isMailed && isRefused) await queueTicketMails(trx, deps, ticketRefusedMail, { ids }, { reason: reason ?? '' });
  if (isMailed && !isRefused) await queueTicketMails(trx, deps, ticketCancelledMail, { ids });
  const itemsOf = (isHeld: boolean) =>
    tickets
      .filter(({ state }) => (state === 'pending_approval') === isHeld)
      .map(({ ticket_id: ticketId }) => ({ ticketId, quantity: 1 }));
  const codes = await findReturnedUses(trx, ids);
  const exceededSeats = await forgetExceededSeats(trx, first.event_id, ids);
  await changeSeatsTogether(trx, [
    { change: 'releaseSold', seats: seatsOfItems(first.event_id, itemsOf(false), codes) },
    { change: 'releaseHeld', seats: seatsOfItems(first.event_id, itemsOf(true)) },
  ]);
  // Offers are made after the commit.
  await lowerTotals(trx, exceededSeats);
}

/**
 * The uses of codes that come back, because the orders of these cancelled tickets have no ticket left. Locks the orders
 * with a code, so that two cancellations at once agree on the last ticket.
 */
async function findReturnedUses(trx: Db, ids: readonly number[]): Promise<readonly CodeUses[]> {
  const { rows: orders } = await sql<{ id: number }>`select id from orders where code_id is not null and code_uses > 0
    and id in (select order_id from attendees where id in (${sql.join(ids)})) order by id for update`.execute(trx);
  if (orders.length === 0) return [];
  const { rows } = await sql<CodeUses>`select o.code_id as id, sum(o.code_uses)::integer as uses from orders o
    where o.id in (${sql.join(orders.map(({ id }) => id))}) and not exists (
      select 1 from attendees a where a.order_id = o.id and a.state <> 'cancelled') group by 1`.execute(trx);
  return rows;
}
