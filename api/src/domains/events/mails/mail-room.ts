import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { AnyMailDefinition } from '../../../infrastructure/mail/define-mail';
import { ticketConfirmedMail } from './tickets/ticket-confirmed.mail';
import { ticketResentMail } from './tickets/ticket-resent.mail';
import { ticketReceivedMail } from './tickets/ticket-received.mail';
import { ticketEmailConfirmMail } from '../self-service/mails/ticket-email-confirm.mail';
import { ticketPendingMail } from './tickets/ticket-pending.mail';
import { waitingJoinedMail } from '../waiting/mails/waiting-joined.mail';

/** Mails that a stranger can cause, so that their number is limited. */
const strangersMails: readonly AnyMailDefinition[] = [
  ticketConfirmedMail,
  ticketResentMail,
  ticketReceivedMail,
  ticketEmailConfirmMail,
  ticketPendingMail,
  waitingJoinedMail,
];
/** Such mails to one address within an hour. */
const mostMails = 20;

/** Whether an address can get one more mail that a stranger can cause. Mails of all processes are counted. */
export async function hasMailRoom(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox_mails
    where lower(recipient) = ${email.toLowerCase()} and created_at > now() - interval '1 hour'
      and template in (${sql.join(strangersMails.map(({ template }) => template))})`.execute(db);
  return (rows[0]?.count ?? 0) < mostMails;
}

/** Whether strangers can cause the mail. */
export function isStrangersMail(mail: AnyMailDefinition): boolean {
  return strangersMails.includes(mail);
}
