import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { cancelTickets, type TakenTicket } from '../attendance/cancel-tickets';
import { requestFigures } from '../capacity/note-figures';
import { changeSeats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { eventFacts } from '../event-facts';
import { queueTicketMails } from '../mails/ticket-mail';
import type { ChosenTickets } from './choose-attendees';
import { ticketApprovedMail } from '../mails/tickets/ticket-approved.mail';

/** Registrations of one transaction; the seats of the event are locked at the end of each. */
const partSize = 50;

/**
 * Approves pending registrations: their held seats are sold, and each person gets the ticket by mail. Answers the
 * number of approved ones; others stay as they are, so a repeated request does nothing. Throws CONFLICT for a cancelled
 * event.
 */
export async function approveRegistrations(writing: WriteContext, { eventId, ids }: ChosenTickets): Promise<number> {
  await requireOpenEvent(writing.deps.db, eventId);
  return inParts(ids, (part) =>
    transact(writing.deps.db, async (trx) => {
      const tickets = await lockPending(trx, eventId, part);
      await approveTickets(trx, eventId, tickets, writing);
      return tickets.length;
    }),
  );
}

/** Refuses pending registrations: their seats are free again, and each person gets a mail with the reason. */
export async function refuseRegistrations(writing: WriteContext, { eventId, ids }: ChosenTickets): Promise<number> {
  return inParts(ids, (part) =>
    transact(writing.deps.db, async (trx) => {
      const tickets = await lockPending(trx, eventId, part);
      await cancelTickets(trx, tickets, writing, { isRefused: true });
      return tickets.length;
    }),
  );
}

async function approveTickets(
  trx: Db,
  eventId: number,
  tickets: readonly TakenTicket[],
  { deps, now, origin }: WriteContext,
): Promise<void> {
  if (tickets.length === 0) return;
  const ids = tickets.map(({ id }) => id);
  await trx
    .updateTable('attendees')
    .set({
      state: 'confirmed',
      had_ticket: true,
      approved_at: now,
      updated_at: now,
      known_facts: sql<string>`(select ${eventFacts} from events e where e.id = ${eventId})`,
    })
    .where('id', 'in', ids)
    .execute();
  await recordAudits(
    trx,
    ids.map((rowId) => ({ origin, action: 'approve', resource: 'attendees', rowId })),
  );
  await queueTicketMails(trx, deps, ticketApprovedMail, { ids });
  await requestFigures(trx, eventId, now);
  // The last step, because it locks the seats of the event until the commit.
  const items = tickets.map(({ ticket_id: ticketId }) => ({ ticketId, quantity: 1 }));
  await changeSeats(trx, 'sellHeld', seatsOfItems(eventId, items));
}

/** The pending registrations among these tickets, locked. */
async function lockPending(trx: Db, eventId: number, ids: readonly number[]): Promise<readonly TakenTicket[]> {
  const { rows } = await sql<TakenTicket>`select id, event_id, ticket_id, answers, state from attendees
    where event_id = ${eventId} and id = any(${ids}::bigint[]) and state = 'pending_approval'
    order by id for update`.execute(trx);
  return rows;
}

async function requireOpenEvent(db: Db, eventId: number): Promise<void> {
  const { rows } = await sql<{ status: string }>`select status from events where id = ${eventId}`.execute(db);
  if (rows[0]?.status === 'cancelled') throw new AppError('CONFLICT', { message: `event ${eventId} is cancelled` });
}

/** Runs the work for parts of the ids, one after the other; answers the sum. */
export async function inParts(
  ids: readonly number[],
  work: (part: readonly number[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let from = 0; from < ids.length; from += partSize) sum += await work(ids.slice(from, from + partSize));
  return sum;
}
