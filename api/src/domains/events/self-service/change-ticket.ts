import type { changedTicketSchema, changeTicketSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { isLocale } from '@enlace/shared-contract/text';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { StoredAnswers } from '../events.tables';
import { findTicketsWithEvent } from '../mails/tickets-with-event';
import { hasMailQuota } from '../mails/mail-quota';
import { prepareAnswers } from '../questions/prepare-answers';
import { lockChoices, releaseChoices, takeChoices } from '../questions/take-choices';
import { createTicketLinks } from '../ticket-page/ticket-links';
import { type OwnTicket, requireChangeable, requireOwnTicket } from './own-ticket';
import { ticketChangeLimit } from '../event-limits';
import { ticketEmailConfirmMail } from './mails/ticket-email-confirm.mail';

type Form = z.infer<typeof changeTicketSchema>;
type ChangedTicket = z.infer<typeof changedTicketSchema>;

/**
 * Changes the name and the answers of a ticket until the end of its event. A new address gets a mail, and the ticket
 * keeps its address until the link in it is used. Throws NOT_FOUND, FORBIDDEN for another token, CONFLICT for a
 * cancelled ticket or after the event, VALIDATION_FAILED with the fields `answers[12]`, and RATE_LIMITED.
 */
export async function changeTicket(
  writing: WriteContext,
  { slug, form }: { readonly slug: string; readonly form: Form },
): Promise<ChangedTicket> {
  const { deps } = writing;
  const link = { slug, token: form.token };
  const ticket = await requireOwnTicket(deps.db, link, writing);
  requireChangeable(ticket, 'end', writing);
  await deps.limits.count(ticketChangeLimit, String(ticket.id));
  const answers = await answersAfter(writing, ticket, form.answers);
  return transact(deps.db, async (trx) => {
    const lockedTicket = await requireOwnTicket(trx, link, writing, 'lock');
    requireChangeable(lockedTicket, 'end', writing);
    if (JSON.stringify(lockedTicket.answers) !== JSON.stringify(ticket.answers))
      throw new AppError('CONFLICT', { message: `attendee ${ticket.id}: the answers changed` });
    const { first_name = ticket.first_name, last_name = ticket.last_name } = form;
    if (answers !== null) await exchangeChoices(trx, ticket.answers, answers, writing);
    await trx
      .updateTable('attendees')
      .set({
        first_name,
        last_name,
        updated_at: writing.now,
        ...(answers === null ? {} : { answers: JSON.stringify(answers) }),
      })
      .where('id', '=', ticket.id)
      .execute();
    await recordAudit(trx, { origin: writing.origin, action: 'edit', resource: 'attendees', rowId: ticket.id });
    const isSent = await askNewAddress(trx, { ...lockedTicket, first_name }, form.email, writing);
    return { id: ticket.id, first_name, last_name, email: ticket.email, is_confirmation_sent: isSent };
  });
}

/**
 * The answers of the ticket after the change; null when the form has none. Answers that are not sent stay.
 * @param options.allowsGaps whether required answers can be empty; default: no
 */
export async function answersAfter(
  writing: WriteContext,
  ticket: Pick<OwnTicket, 'ticket_id' | 'answers'>,
  sentAnswers: Form['answers'],
  { allowsGaps = false } = {},
): Promise<StoredAnswers | null> {
  if (sentAnswers === undefined || sentAnswers === null) return null;
  const person = {
    ticketId: ticket.ticket_id,
    answers: sentAnswers,
    field: '',
    earlierAnswers: ticket.answers,
    allowsGaps,
  };
  const [answers = {}] = await prepareAnswers(writing, [person]);
  return answers;
}

/** Gives back the choices that the person no longer has, and takes the new ones. */
export async function exchangeChoices(
  trx: Db,
  before: StoredAnswers,
  after: StoredAnswers,
  writing: WriteContext,
): Promise<void> {
  await lockChoices(trx, [before, after]);
  await releaseChoices(trx, [before]);
  await takeChoices(trx, [{ answers: after, field: '' }], writing);
}

/** Mails a link to a new address; answers whether it did. */
async function askNewAddress(
  trx: Db,
  ticket: OwnTicket,
  email: string | undefined,
  { deps, now }: WriteContext,
): Promise<boolean> {
  if (email === undefined || email.toLowerCase() === ticket.email.toLowerCase()) return false;
  if (!(await hasMailQuota(trx, email))) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 3600 });
  const locale = isLocale(ticket.locale) ? ticket.locale : 'en';
  const [{ event } = { event: null }] = await findTicketsWithEvent(trx, { ids: [ticket.id] }, { lang: locale, now });
  const token = createTicketLinks(deps.env.tokenSecret).issueEmail(ticket, email, now);
  const values = { name: ticket.first_name, event: event?.title ?? '', token };
  await queueMail(trx, { email, locale }, ticketEmailConfirmMail, values);
  return true;
}
