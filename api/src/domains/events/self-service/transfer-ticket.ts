import type { transferTicketSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { makeTicketSecret, makeTicketSlug } from '../attendance/ticket-secret';
import { eventFacts } from '../event-facts';
import type { MailAuthor } from '../mails/mail-quota';
import { queueTicketMails } from '../mails/ticket-mail';
import { releaseChoices } from '../questions/take-choices';
import { createTicketLinks } from '../ticket-page/ticket-links';
import {
  findOwnTicket,
  findTransfer,
  hashSlug,
  missingTicket,
  type OwnTicket,
  requireChangeable,
  pendingTicket,
  requireOwnTicket,
} from './own-ticket';
import { ticketChangeLimit } from '../event-limits';
import { ticketReceivedMail } from '../mails/tickets/ticket-received.mail';
import { ticketTransferredMail } from '../mails/tickets/ticket-transferred.mail';

type Transfer = Omit<z.infer<typeof transferTicketSchema>, 'token'>;

/**
 * Gives a ticket to another person; answers its id. A repeated request does nothing. Throws NOT_FOUND, FORBIDDEN for
 * another token, CONFLICT for a cancelled ticket or after the start of the event, and RATE_LIMITED.
 */
export async function transferTicket(
  writing: WriteContext,
  { link, to }: { readonly link: { readonly slug: string; readonly token: string }; readonly to: Transfer },
): Promise<number> {
  const { deps } = writing;
  const earlierId = await findEarlierTransfer(writing, link, to);
  if (earlierId !== null) return earlierId;
  const { id } = await requireOwnTicket(deps.db, link, writing);
  await deps.limits.count(ticketChangeLimit, String(id));
  try {
    return await transact(deps.db, async (trx) => {
      const ticket = await requireOwnTicket(trx, link, writing, 'lock');
      requireChangeable(ticket, 'start', writing);
      await moveTicket(trx, ticket, to, writing);
      return ticket.id;
    });
  } catch (error) {
    // The same request has won in the meantime.
    const winnerId = await findEarlierTransfer(writing, link, to);
    if (winnerId !== null) return winnerId;
    throw error;
  }
}

/** The same for an organiser, who needs no token. Throws NOT_FOUND, and CONFLICT as above. */
export async function transferForOrganiser(
  writing: WriteContext,
  { id, to }: { readonly id: number; readonly to: Transfer },
): Promise<void> {
  await transact(writing.deps.db, async (trx) => {
    const ticket = await findOwnTicket(trx, { id }, 'lock');
    if (ticket === null) throw new AppError('NOT_FOUND', { message: `attendee ${id}` });
    requireChangeable(ticket, 'end', writing);
    if (ticket.state === 'pending_approval') throw pendingTicket(ticket.id, writing);
    await moveTicket(trx, ticket, to, writing, 'organiser');
  });
}

/**
 * Moves a locked ticket to a person: another address and another code, so that the former holder has no ticket any
 * more. The answers of the former holder are deleted. Both get a mail.
 */
async function moveTicket(
  trx: Db,
  ticket: OwnTicket,
  to: Transfer,
  writing: WriteContext,
  author: MailAuthor = 'stranger',
): Promise<void> {
  const { deps, now, origin } = writing;
  const ids = [ticket.id];
  await queueTicketMails(trx, deps, ticketTransferredMail, { ids }, { other: `${to.first_name} ${to.last_name}` });
  await trx
    .insertInto('ticket_transfers')
    .values({ attendee_id: ticket.id, slug_hash: hashSlug(ticket.slug), secret_hash: hashSlug(ticket.secret), at: now })
    .execute();
  await releaseChoices(trx, [ticket.answers]);
  await trx
    .updateTable('attendees')
    .set({
      ...to,
      user_id: null,
      answers: '{}',
      slug: makeTicketSlug(),
      secret: makeTicketSecret(),
      known_facts: sql<string>`(select ${eventFacts} from events e where e.id = ${ticket.event_id})`,
      updated_at: now,
    })
    .where('id', '=', ticket.id)
    .execute();
  await recordAudit(trx, { origin, action: 'transfer', resource: 'attendees', rowId: ticket.id });
  const formerName = `${ticket.first_name} ${ticket.last_name}`;
  await queueTicketMails(trx, deps, ticketReceivedMail, { ids }, { other: formerName, author });
}

/** The ticket that this link has already given to this person; null when it has not. Throws for another person. */
async function findEarlierTransfer(
  { deps, locale, now }: WriteContext,
  { slug, token }: { readonly slug: string; readonly token: string },
  { email }: Transfer,
): Promise<number | null> {
  const id = await findTransfer(deps.db, slug);
  if (id === null) return null;
  const isGood = createTicketLinks(deps.env.tokenSecret).isGood(token, { id, slug }, now);
  if (!isGood) throw new AppError('FORBIDDEN', { message: `another token for attendee ${id}` });
  const ticket = await findOwnTicket(deps.db, { id });
  if (ticket?.email.toLowerCase() !== email.toLowerCase()) throw await missingTicket(deps.db, slug, locale);
  return id;
}
