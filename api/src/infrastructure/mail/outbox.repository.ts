import { isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../db/database';
import { defineJob } from '../background-jobs/define-job';
import { enqueue } from '../background-jobs/enqueue';
import type { AnyMailDefinition, Mail, MailDefinition } from './define-mail';
import { type MailCatalogue, parseMail } from './mail-catalogue';
import { findDelivery } from './mail-choices';
import { renderStoredMail } from './render-stored-mail';

export interface OutboxMail {
  readonly id: number;
  /** The same at each attempt, different for each mail; ids alone repeat in a new database. */
  readonly key: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly createdAt: Date;
  /** Null when the row cannot be parsed; such a mail is given up. */
  readonly mail: Mail | null;
}

/**
 * Puts a mail into the outbox; answers its id. Pass the transaction of the change that the mail is about. A recipient
 * with an account gets it at once, with the daily digest, or never, as chosen.
 */
export async function queueMail<V extends object>(
  trx: Db,
  to: { email: string; locale: Locale },
  mail: MailDefinition<V>,
  values: NoInfer<V>,
): Promise<number> {
  const delivery = await findDelivery(trx, to.email, mail.kind);
  const isDeclined = delivery.way === 'declined';
  const { id } = await trx
    .insertInto('outbox_mails')
    .values({
      template: mail.template,
      locale: to.locale,
      recipient: to.email,
      values: isDeclined ? '{}' : JSON.stringify(values),
      is_declined: isDeclined,
      subject: subjectOf(mail, values, to.locale),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (delivery.way === 'now') await enqueue(trx, sendMail, { mail: id });
  if (delivery.way === 'digest')
    await trx.insertInto('held_mails').values({ mail_id: id, user_id: delivery.userId }).execute();
  return id;
}

/** The subject without its code, with `…` for the product, whose name is a setting. */
function subjectOf(mail: AnyMailDefinition, values: object, locale: Locale): string {
  const keptValues = Object.fromEntries(Object.entries(values).filter(([name]) => mail.keptValues.includes(name)));
  const settings = { productName: '…', origin: 'http://localhost' };
  return renderStoredMail(mail, { locale, values: keptValues }, settings)?.subject ?? '';
}

/** Sends the mails that wait for the digest of a user at once. */
export async function releaseHeldMails(trx: Db, userId: number): Promise<void> {
  const mails = await trx.deleteFrom('held_mails').where('user_id', '=', userId).returning('mail_id').execute();
  for (const { mail_id } of mails) await enqueue(trx, sendMail, { mail: mail_id });
}

/**
 * Sends one mail of the outbox. The pauses are 30 s, 1 min, 2 min … at most 6 h: eleven attempts within about 15
 * hours.
 */
export const sendMail = defineJob({
  kind: 'mail.send',
  payload: z.object({ mail: z.number() }),
  retry: { attempts: 11, firstSeconds: 30, longestSeconds: 6 * 3600 },
  atOnce: 10,
});

/** A mail that was not sent yet; null when it was sent or deleted. */
export async function findMail(db: Db, mails: MailCatalogue, id: number): Promise<OutboxMail | null> {
  const row = await db
    .selectFrom('outbox_mails')
    .select(['id', 'template', 'locale', 'recipient', 'values', 'created_at'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    key: `${row.id} ${row.created_at.toISOString()} ${row.recipient}`,
    recipient: row.recipient,
    locale: isLocale(row.locale) ? row.locale : 'en',
    createdAt: row.created_at,
    mail: parseMail(mails, row),
  };
}

/** In place of the address of a removed person. */
const removedRecipient = 'removed@removed.invalid';

/**
 * Marks mails of one template as sent. Deletes their secrets, because a sent pin must not stay in the database. The
 * last mail to a removed person loses its address and all values.
 */
export async function markSent(
  db: Db,
  { keptValues, isFarewell }: Pick<AnyMailDefinition, 'keptValues' | 'isFarewell'>,
  ids: readonly number[],
  now = new Date(),
): Promise<void> {
  const values = sql<string>`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each("values")
    where key = any(${isFarewell ? [] : keptValues}::text[]))`;
  await db
    .updateTable('outbox_mails')
    .set({ sent_at: now, failed_at: null, failure: null, given_up_at: null, values })
    .$if(isFarewell, (query) => query.set({ recipient: removedRecipient }))
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .execute();
}

/** Marks a mail as given up. Values without a secret stay, so that an operator can send it again. */
export async function markFailed(db: Db, mails: MailCatalogue, id: number, failure: string): Promise<void> {
  const definitions = [...mails.values()];
  const farewells = definitions.filter(({ isFarewell }) => isFarewell).map(({ template }) => template);
  const secrets = [...new Set(definitions.flatMap(({ secretValues }) => secretValues))];
  const isFarewell = sql<boolean>`template = any(${farewells}::text[])`;
  const values = sql<string>`case when ${isFarewell} or jsonb_exists_any("values", ${secrets}::text[])
    then '{}'::jsonb else "values" end`;
  const recipient = sql<string>`case when ${isFarewell} then ${removedRecipient} else recipient end`;
  await db
    .updateTable('outbox_mails')
    .set({ failed_at: new Date(), failure, values, recipient })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Days; operators need addresses no longer to answer "was my mail sent". */
const keptDays = 30;

export async function cleanOutbox(db: Db): Promise<void> {
  const before = new Date(Date.now() - keptDays * 86_400_000);
  await db
    .deleteFrom('outbox_mails')
    .where((row) =>
      row.or([
        row('sent_at', '<', before),
        row('failed_at', '<', before),
        row.and([row('is_declined', '=', true), row('created_at', '<', before)]),
      ]),
    )
    .execute();
}
