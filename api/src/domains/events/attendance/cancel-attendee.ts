import { AppError, type attendeeStates, isAllowed } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Writing } from '../../../kit/writing';
import { changeSeatsTogether } from '../capacity/seats';
import { type CodeUses, seatsOfItems } from '../capacity/seats-of-items';
import { releaseChoices } from '../questions/take-choices';
import { requestFigures } from '../events-jobs';
import type { StoredAnswers } from '../events.tables';
import { queueTicketMails } from '../mails/ticket-mail';
import { createTicketLinks } from '../ticket-page/ticket-links';

/**
 * Cancels a ticket and frees its seat in the same transaction; a cancelled ticket stays as it is. Throws NOT_FOUND,
 * and FORBIDDEN for people who neither hold the ticket, nor have its signed token, nor organise events.
 */
export async function cancelAttendee(id: number, writing: Writing, token: string | null = null): Promise<void> {
  const { deps, viewer, now } = writing;
  await transact(deps.db, async (trx) => {
    const attendee = await trx
      .selectFrom('attendees')
      .select(['id', 'event_id', 'ticket_id', 'user_id', 'state', 'answers', 'slug'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const isOrganiser = isAllowed(viewer, ['admin', 'attendees.cancel']);
    const isHolder =
      (viewer !== null && attendee?.user_id === viewer.id) ||
      (token !== null &&
        attendee !== undefined &&
        createTicketLinks(deps.env.tokenSecret).isGood(token, attendee, now));
    if (attendee === undefined || (!isOrganiser && !isHolder))
      throw new AppError(isOrganiser ? 'NOT_FOUND' : 'FORBIDDEN', { message: `attendee ${id}` });
    if (attendee.state === 'cancelled') return;
    await cancelTickets(trx, [attendee], writing);
  });
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

/**
 * Cancels locked tickets of one event; their seats change last, because that locks them until the commit.
 * @param options.isMailed whether their holders get a mail about the ticket; default: yes
 * @param options.isRefused whether an organiser refuses registrations; the mail has the reason
 */
export async function cancelTickets(
  trx: Db,
  tickets: readonly TakenTicket[],
  writing: Writing,
  { isMailed = true, isRefused = false } = {},
): Promise<void> {
  const { deps, now, origin, reason = null } = writing;
  const [first] = tickets;
  if (first === undefined) return;
  const ids = tickets.map(({ id }) => id);
  await trx
    .updateTable('attendees')
    .set({
      ...{ state: 'cancelled', cancelled_at: now, cancel_reason: reason, updated_at: now },
      ...(isRefused ? { refused_at: now } : {}),
    })
    .where('id', 'in', ids)
    .execute();
  await requestFigures(trx, first.event_id, now);
  for (const { id, answers } of tickets) {
    await recordAudit(trx, { origin, action: isRefused ? 'refuse' : 'cancel', resource: 'attendees', rowId: id });
    await releaseChoices(trx, answers);
  }
  if (isMailed && isRefused) await queueTicketMails(trx, deps, 'ticketRefused', { ids }, { reason: reason ?? '' });
  if (isMailed && !isRefused) await queueTicketMails(trx, deps, 'ticketCancelled', { ids });
  const itemsOf = (isHeld: boolean) =>
    tickets
      .filter(({ state }) => (state === 'pending_approval') === isHeld)
      .map(({ ticket_id: ticketId }) => ({ ticketId, quantity: 1 }));
  const codes = await findReturnedUses(trx, ids);
  await changeSeatsTogether(trx, [
    { change: 'releaseSold', seats: seatsOfItems(first.event_id, itemsOf(false), codes) },
    { change: 'releaseHeld', seats: seatsOfItems(first.event_id, itemsOf(true)) },
  ]);
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
