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
/** Such mails to one address within an hour: those that strangers cause, and those that organisers cause. */
const mostMails = { stranger: 20, organiser: 200 } as const;

export type MailAuthor = keyof typeof mostMails;

/** Whether an address can get one more mail that a stranger can cause. Mails of all processes are counted. */
export async function hasMailQuota(db: Db, email: string, author: MailAuthor = 'stranger'): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox_mails
    where lower(recipient) = ${email.toLowerCase()} and created_at > now() - interval '1 hour'
      and is_by_staff = ${author === 'organiser'}
      and template in (${sql.join(strangersMails.map(({ template }) => template))})`.execute(db);
  return (rows[0]?.count ?? 0) < mostMails[author];
}

/** Whether strangers can cause the mail. */
export function isStrangersMail(mail: AnyMailDefinition): boolean {
  return strangersMails.includes(mail);
}

/** Notes that a mail does not count as one of a stranger. */
export async function noteAuthor(trx: Db, mailId: number, author: MailAuthor): Promise<void> {
  if (author === 'stranger') return;
  await trx.updateTable('outbox_mails').set({ is_by_staff: true }).where('id', '=', mailId).execute();
}

/** Marks tickets whose mail was not sent, for the organisers, or clears the marks after a mail. */
export async function markUnmailed(trx: Db, ids: readonly number[], at: Date | null): Promise<void> {
  await sql`update attendees set unmailed_at = ${at} where id = any(${[...ids]}::bigint[])
    and unmailed_at is distinct from ${at}::timestamptz`.execute(trx);
}
