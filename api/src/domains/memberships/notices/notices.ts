import { type Locale, isLocale } from '@enlace/shared-contract';

import type { Db } from '../../../infrastructure/db/database';
import type { Mail } from '../../../infrastructure/mail/mail';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';

/** A member to whom a mail is written. */
export interface Recipient {
  readonly name: string;
  readonly locale: Locale;
}

interface Notice {
  readonly userId: number;
  readonly kind: string;
  /** What the mail is about, e.g. the id of an invoice. */
  readonly subject: string;
  readonly mailOf: (recipient: Recipient, noticeId: number) => Mail;
}

/**
 * Queues a mail about payments once: a repeated call, also of another process, queues nothing. Pass the transaction in
 * which the state was read.
 */
export async function noticeOnce(trx: Db, { userId, kind, subject, mailOf }: Notice): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'first_name', 'locale'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user?.email === undefined || user.email === null) return false;
  const notice = await trx
    .insertInto('membership_notices')
    .values({ user_id: userId, kind, subject })
    .onConflict((on) => on.columns(['user_id', 'kind', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (notice === undefined) return false;
  const locale = isLocale(user.locale) ? user.locale : 'en';
  await queueMail(trx, { email: user.email, locale }, mailOf({ name: user.first_name ?? '', locale }, notice.id));
  return true;
}
