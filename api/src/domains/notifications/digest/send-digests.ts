import { isLocale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { type RunAgain, runAgain } from '../../../infrastructure/background-jobs/define-job';
import { giveUpMail, notDue } from '../../../infrastructure/mail/mail-attempts';
import { type MailCatalogue, parseMail } from '../../../infrastructure/mail/mail-catalogue';
import { mailLink, type MailSettings, renderMail } from '../../../infrastructure/mail/render-mail';
import { markSent, queueMail } from '../../../infrastructure/mail/outbox.repository';
import { digestMail } from './digest.mail';

/** Hour of the day, in the zone of the recipient, from which a digest is sent. */
const hour = 8;
const mostAtOnce = 50;
/** Mails in one digest; the others are in the next one. */
const mostMails = 100;

/** A mail of another version; it loses all its values. */
const unknownMail = { keptValues: [], isFarewell: false };

interface DueDigest {
  readonly user_id: number;
  readonly email: string;
  readonly first_name: string;
  readonly locale: string;
}

/** Sends the due digests, each in one transaction with the marks of its mails. */
export async function sendDigests(
  db: Db,
  mails: MailCatalogue,
  settings: MailSettings,
  now: Date,
): Promise<RunAgain | undefined> {
  for (let count = 0; count < mostAtOnce; count += 1)
    if (!(await transact(db, (trx) => sendNext(trx, mails, settings, now)))) return undefined;
  return runAgain();
}

/** Sends one due digest; answers whether there was one. Two processes never take the same one. */
async function sendNext(trx: Db, mails: MailCatalogue, settings: MailSettings, now: Date): Promise<boolean> {
  const local = sql`(${now}::timestamptz at time zone d.timezone)`;
  const { rows } = await sql<DueDigest>`select d.user_id::float8 as user_id, u.email, u.first_name, u.locale
    from mail_digests d join users u on u.id = d.user_id
    where ${local}::date > d.last_day and extract(hour from ${local}) >= ${hour}
      and u.deleted_at is null and u.disabled_at is null
      and exists (select 1 from held_mails h where h.user_id = d.user_id)
    order by d.user_id limit 1 for update of d skip locked`.execute(trx);
  const [digest] = rows;
  if (digest === undefined) return false;
  const { rows: heldMails } = await sql<{ id: number; template: string; locale: string; values: unknown }>`
    select m.id::float8 as id, m.template, m.locale, m."values" from held_mails h join outbox_mails m on m.id = h.mail_id
    where h.user_id = ${digest.user_id} order by m.id limit ${mostMails}`.execute(trx);
  const items: { subject: string; link: string }[] = [];
  const undueIds = new Set<number>();
  for (const { locale, ...row } of heldMails) {
    const mail = parseMail(mails, row);
    if (mail === null) continue;
    if (await mail.isDue(trx)) {
      const currentMail = await mail.refresh(trx);
      const { subject } = renderMail(currentMail, isLocale(locale) ? locale : 'en', settings);
      items.push({ subject, link: mailLink(currentMail, settings.origin) });
    } else undueIds.add(row.id);
  }
  for (const id of undueIds) await giveUpMail(trx, mails, id, notDue);
  const locale = isLocale(digest.locale) ? digest.locale : 'en';
  if (items.length > 0)
    await queueMail(trx, { email: digest.email, locale }, digestMail, { name: digest.first_name, items });
  const ids = heldMails.map(({ id }) => id);
  const sentMails = heldMails.filter(({ id }) => !undueIds.has(id));
  for (const template of new Set(sentMails.map((mail) => mail.template))) {
    const idsOfTemplate = sentMails.filter((mail) => mail.template === template).map(({ id }) => id);
    await markSent(trx, mails.get(template) ?? unknownMail, idsOfTemplate, now);
  }
  await sql`delete from held_mails where mail_id = any(${ids}::bigint[])`.execute(trx);
  // A full digest leaves the rest for the next run.
  if (heldMails.length < mostMails)
    await sql`update mail_digests d set last_day = ${local}::date where user_id = ${digest.user_id}`.execute(trx);
  return true;
}
