import { lostRegistrationDays } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import { transact } from '../../infrastructure/db/transact';
import type { Db } from '../../infrastructure/db/database';
import { queueMail } from '../../infrastructure/mail/outbox.repository';
import { removeLost } from './registration/registrations.repository';
import { findInboxReaders } from './form-entries.repository';
import { formsToCheckMail } from './mails/forms-to-check.mail';

const dayMs = 86_400_000;
/** Days in which removed entries can be restored. */
const trashDays = 30;

/**
 * Deletes old rows: unverified registrations and removed entries after 30 days, fingerprints of addresses after one
 * day, fingerprints of texts after a week.
 */
export async function sweepForms(db: Db, now: Date): Promise<{ lost: number }> {
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const lostCount = await removeLost(db, ago(lostRegistrationDays));
  await db.deleteFrom('form_entries').where('deleted_at', '<', ago(trashDays)).execute();
  await db
    .updateTable('form_entries')
    .set({ sender_print: null })
    .where('sender_print', 'is not', null)
    .where('created_at', '<', ago(1))
    .execute();
  await db
    .updateTable('form_entries')
    .set({ text_print: null })
    .where('text_print', 'is not', null)
    .where('created_at', '<', ago(7))
    .execute();
  await db
    .updateTable('form_entries')
    .set({ token_hash: null, token_expires_at: null })
    .where('token_expires_at', '<', now)
    .execute();
  await db.deleteFrom('used_proofs').where('expires_at', '<', ago(1)).execute();
  return { lost: lostCount };
}

const reminderKey = 20_261_122;
/** Hours; a little less than a day, so that the mail is sent at the same time each day. */
const reminderHours = 23;

/** Mails the admins that entries wait for a check, once a day at most. */
export function remindOfDoubtful(db: Db, now: Date): Promise<void> {
  return transact(db, (trx) => queueReminders(trx, now));
}

async function queueReminders(trx: Db, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${reminderKey})`.execute(trx);
  const since = new Date(now.getTime() - reminderHours * 3_600_000);
  const { rows } = await sql<{ count: number }>`select count(*) as count from form_entries
    where state = 'to_check' and deleted_at is null and created_at > ${since}
    and not exists (select 1 from outbox_mails
      where template = ${formsToCheckMail.template} and created_at > ${since})`.execute(trx);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return;
  for (const reader of await findInboxReaders(trx))
    await queueMail(trx, reader, formsToCheckMail, { name: reader.first_name, count: String(count) });
}
