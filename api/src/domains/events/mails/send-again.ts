import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { queueTicketMails } from './ticket-mail';
import { mailAddressLimit } from '../../identity';
import { ticketMailLimit } from '../event-limits';
import { ticketResentMail } from './tickets/ticket-resent.mail';

/** Mails of one request for lost tickets at most. */
const mostTickets = 20;

interface Resend {
  readonly id: number;
  readonly email: string;
}

/**
 * Mails a ticket again for an organiser. Throws NOT_FOUND, VALIDATION_FAILED for another address than the attendee's or a cancelled
 * ticket, and RATE_LIMITED after three mails in an hour, and after many to the address.
 */
export async function sendTicketAgain({ deps, locale }: WriteContext, { id, email }: Resend): Promise<void> {
  const attendee = await deps.db
    .selectFrom('attendees')
    .select(['email', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (attendee === undefined) throw new AppError('NOT_FOUND', { message: `attendee ${id}` });
  const texts = eventTexts[locale];
  if (attendee.email.toLowerCase() !== email.toLowerCase()) throw refusal('email', texts.otherAddress);
  if (attendee.state !== 'confirmed')
    throw refusal('id', attendee.state === 'cancelled' ? texts.ticketCancelled : texts.ticketPending);
  await deps.limits.count(ticketMailLimit, String(id));
  const mailedCount = await transact(deps.db, (trx) =>
    queueTicketMails(trx, deps, ticketResentMail, { ids: [id] }, { author: 'organiser' }),
  );
  if (mailedCount === 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 3600 });
}

/** Mails the tickets of coming events to an address; does nothing for an address without tickets or after many tries. */
export async function sendLostTickets({ deps, ip = '' }: WriteContext, email: string): Promise<void> {
  const isWelcome =
    (await deps.limits.hasQuota(mailAddressLimit, ip)) &&
    (await deps.limits.hasQuota(ticketMailLimit, `lost ${email.toLowerCase()}`));
  if (!isWelcome) return;
  await transact(deps.db, async (trx) => {
    const { rows } = await sql<{ id: number }>`select a.id from attendees a join events e on e.id = a.event_id
      where lower(a.email) = ${email.toLowerCase()} and a.state = 'confirmed' and e.ends_at > ${deps.clock()}
        and e.deleted_at is null and e.status not in ('draft', 'cancelled')
      order by e.starts_at, a.id limit ${mostTickets}`.execute(trx);
    await queueTicketMails(trx, deps, ticketResentMail, { ids: rows.map(({ id }) => id) });
  });
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `ticket mail: ${field}`, fields: { [field]: [text] } });
}
