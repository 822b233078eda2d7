import { type Locale, isLocale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import type { MailDefinition } from '../../../infrastructure/mail/define-mail';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';

/** A member to whom a mail is written. */
export interface Recipient {
  readonly name: string;
  readonly locale: Locale;
}

interface Notice<V extends object> {
  readonly userId: number;
  readonly kind: string;
  /** What the mail is about, e.g. the id of an invoice. */
  readonly subject: string;
  readonly mail: MailDefinition<V>;
  readonly valuesOf: (recipient: Recipient, noticeId: number) => NoInfer<V>;
}

/**
 * Queues a mail about payments once: a repeated call, also of another process, queues nothing. Pass the transaction in
 * which the state was read.
 */
export async function noticeOnce<V extends object>(
  trx: Db,
  { userId, kind, subject, mail, valuesOf }: Notice<V>,
): Promise<boolean> {
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
  const values = valuesOf({ name: user.first_name ?? '', locale }, notice.id);
  await queueMail(trx, { email: user.email, locale }, mail, values);
  return true;
}
