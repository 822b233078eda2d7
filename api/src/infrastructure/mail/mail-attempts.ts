import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import { reviveJob } from '../background-jobs/dead-jobs.repository';
import { enqueue, wakeAfterCommit } from '../background-jobs/enqueue';
import type { MailCatalogue } from './mail-catalogue';
import { findMail, markFailed, sendMail } from './outbox.repository';

/** Reason of a mail that was no longer true at the time of sending. */
export const notDue = 'not true any more';

/** Marks a mail as given up, so that it does not count as failed any more. */
export async function giveUpMail(db: Db, mails: MailCatalogue, id: number, reason: string): Promise<void> {
  await markFailed(db, mails, id, reason);
  await db
    .updateTable('outbox_mails')
    .set({ given_up_at: new Date() })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Ends the attempts of a waiting or failed mail. Returns whether it had such a state. */
export async function endAttempts(trx: Db, mails: MailCatalogue, id: number, reason: string): Promise<boolean> {
  const jobs = await lockJobs(trx, id);
  if (jobs.some(({ state }) => state === 'running'))
    throw new AppError('CONFLICT', { message: 'the mail is being sent at this moment' });
  if (!(await isOpen(trx, id))) return false;
  await sql`delete from background_jobs where id = any(${jobs.map((job) => job.id)}::bigint[])`.execute(trx);
  await sql`delete from held_mails where mail_id = ${id}`.execute(trx);
  await giveUpMail(trx, mails, id, reason);
  return true;
}

/** Lets a failed or given-up mail wait again, with all its attempts. Returns whether it can be sent again. */
export async function sendAgain(trx: Db, mails: MailCatalogue, id: number): Promise<boolean> {
  const jobs = await lockJobs(trx, id);
  const { rows } = await sql`update outbox_mails set failed_at = null, failure = null, given_up_at = null
    where id = ${id} and sent_at is null and failed_at is not null and "values" <> '{}' returning id`.execute(trx);
  if (rows.length === 0 || (await findMail(trx, mails, id))?.mail === null) return false;
  const deadJob = jobs.find(({ state }) => state === 'dead');
  if (deadJob !== undefined) await reviveJob(trx, deadJob.id);
  else if (!jobs.some(({ state }) => state !== 'done')) await enqueue(trx, sendMail, { mail: id });
  wakeAfterCommit(trx);
  return true;
}

/** The jobs of a mail, the latest first; a worker cannot take them before the end of the transaction. */
async function lockJobs(trx: Db, id: number): Promise<readonly { readonly id: number; readonly state: string }[]> {
  const { rows } = await sql<{ id: number; state: string }>`select id::float8 as id, state from background_jobs
    where kind = ${sendMail.kind} and payload ->> 'mail' = ${String(id)} order by id desc for update`.execute(trx);
  return rows;
}

async function isOpen(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from outbox_mails
    where id = ${id} and sent_at is null and given_up_at is null and not is_declined for update`.execute(trx);
  return rows.length > 0;
}
