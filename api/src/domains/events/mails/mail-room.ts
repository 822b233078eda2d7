import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Mails that a stranger can cause, so that their number is limited. */
const strangersMails = [
  'ticketConfirmed',
  'ticketResent',
  'ticketReceived',
  'ticketEmailConfirm',
  'ticketPending',
  'waitingJoined',
];
/** Such mails to one address within an hour. */
const mostMails = 20;

/** Whether an address can get one more mail that a stranger can cause. Mails of all processes are counted. */
export async function hasMailRoom(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox_mails
    where lower(recipient) = ${email.toLowerCase()} and created_at > now() - interval '1 hour'
      and template in (${sql.join(strangersMails)})`.execute(db);
  return (rows[0]?.count ?? 0) < mostMails;
}

/** Whether strangers can cause the mail. */
export function isStrangersMail(template: string): boolean {
  return strangersMails.includes(template);
}
