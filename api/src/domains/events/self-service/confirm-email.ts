import { isLocale } from '@enlace/shared-contract/text';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { personalCalendar } from '../calendar/personal-calendar';
import { markUnmailed } from '../mails/mail-quota';
import { findTicketsWithEvent } from '../mails/tickets-with-event';
import { queueTicketMails } from '../mails/ticket-mail';
import { createTicketLinks, readEmailToken } from '../ticket-page/ticket-links';
import { faultOf, findOwnTicket } from './own-ticket';
import { ticketEmailChangedMail } from './mails/ticket-email-changed.mail';
import { ticketResentMail } from '../mails/tickets/ticket-resent.mail';

/**
 * Gives a ticket the address of a signed token; answers the slug of the ticket. The former address is notified, the new
 * one gets the ticket. Null for a token that was used, has ended, or belongs to a cancelled ticket.
 */
export async function confirmTicketEmail(writing: WriteContext, token: string): Promise<string | null> {
  const { deps, now, origin } = writing;
  const parts = readEmailToken(token, now);
  if (parts === null) return null;
  return transact(deps.db, async (trx) => {
    const ticket = await findOwnTicket(trx, { id: parts.id }, 'lock');
    const isGood = ticket !== null && createTicketLinks(deps.env.tokenSecret).isGoodEmail(parts, ticket);
    if (!isGood || faultOf(ticket, 'end', now) !== null) return null;
    const locale = isLocale(ticket.locale) ? ticket.locale : 'en';
    const ids = [ticket.id];
    const [row] = await findTicketsWithEvent(trx, { ids }, { lang: locale, now });
    if (row === undefined) return null;
    // The event leaves the calendar of the former address.
    const { calendar } = await personalCalendar(trx, { tickets: [row], method: 'CANCEL', locale }, deps);
    const values = { name: ticket.first_name, event: row.event.title, calendar };
    await queueMail(trx, { email: ticket.email, locale }, ticketEmailChangedMail, values);
    await trx
      .updateTable('attendees')
      .set({ email: parts.email, updated_at: now })
      .where('id', '=', ticket.id)
      .execute();
    await recordAudit(trx, { origin, action: 'edit', resource: 'attendees', rowId: ticket.id });
    // The new address has no mail with the ticket, so organisers must know when it does not go.
    if ((await queueTicketMails(trx, deps, ticketResentMail, { ids })) === 0) await markUnmailed(trx, ids, now);
    return ticket.slug;
  });
}

/** Whether the token would change an address now. */
export async function isOpenEmailToken({ deps, now }: WriteContext, token: string): Promise<boolean> {
  const parts = readEmailToken(token, now);
  if (parts === null) return false;
  const ticket = await findOwnTicket(deps.db, { id: parts.id });
  if (ticket === null || faultOf(ticket, 'end', now) !== null) return false;
  return createTicketLinks(deps.env.tokenSecret).isGoodEmail(parts, ticket);
}
