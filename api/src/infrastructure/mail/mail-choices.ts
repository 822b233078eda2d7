import { messageKinds } from '@enlace/shared-contract/notifications';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/database';
import type { MailKind } from './define-mail';
import { emailHash } from './mail-stops';

/** How a mail goes to its recipient; `digest` with the account whose digest it waits for. */
export type Delivery = { readonly way: 'now' | 'declined' } | { readonly way: 'digest'; readonly userId: number };

const now: Delivery = { way: 'now' };

/**
 * The choice of the account with this address. What was stopped for the address by the link of a mail counts for people
 * without an account, and for an account that has not chosen.
 */
export async function findDelivery(db: Db, email: string, kind: MailKind): Promise<Delivery> {
  if (kind === 'digest' || messageKinds[kind].mail === 'required') return now;
  const { rows } = await sql<{ id: number | null; is_declined: boolean; has_digest: boolean }>`select
      u.id::float8 as id, coalesce(not c.has_mail, s.kind is not null) as is_declined, d.user_id is not null as has_digest
    from (select 1) one
      left join users u on lower(u.email) = ${email.toLowerCase()} and u.email_verified_at is not null
        and u.deleted_at is null
      left join message_choices c on c.user_id = u.id and c.kind = ${kind}
      left join mail_digests d on d.user_id = u.id
      left join mail_stops s on s.email_hash = ${emailHash(sql`${email}::text`)} and s.kind = ${kind}`.execute(db);
  const [choice] = rows;
  if (choice === undefined) return now;
  if (choice.is_declined) return { way: 'declined' };
  const { id: userId, has_digest: hasDigest } = choice;
  return userId !== null && hasDigest && messageKinds[kind].mail === 'choice' ? { way: 'digest', userId } : now;
}

/** Whether the reader of this address has switched mails of the kind off; the same as `findDelivery`, as an expression. */
export function declinesMails(email: RawBuilder<unknown>, kind: Exclude<MailKind, 'digest'>): RawBuilder<boolean> {
  if (messageKinds[kind].mail === 'required') return sql<boolean>`false`;
  return sql<boolean>`coalesce(
    (select not c.has_mail from users u join message_choices c on c.user_id = u.id and c.kind = ${kind}
      where lower(u.email) = lower(${email}) and u.email_verified_at is not null and u.deleted_at is null),
    exists (select 1 from mail_stops s where s.email_hash = ${emailHash(email)} and s.kind = ${kind}))`;
}

/** The account of a recipient; null without one. */
export async function findRecipientId(db: Db, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id::float8 as id from users
    where lower(email) = ${email.toLowerCase()} and email_verified_at is not null and deleted_at is null`.execute(db);
  return rows[0]?.id ?? null;
}
