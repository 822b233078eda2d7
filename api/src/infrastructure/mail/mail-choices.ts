import { messageKinds } from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import type { MailKind } from './define-mail';

/** How a mail goes to its recipient; `digest` with the account whose digest it waits for. */
export type Delivery = { readonly way: 'now' | 'declined' } | { readonly way: 'digest'; readonly userId: number };

const now: Delivery = { way: 'now' };

/** The choice of the account with this address; people without an account get every mail at once. */
export async function findDelivery(db: Db, email: string, kind: MailKind): Promise<Delivery> {
  if (kind === 'digest' || messageKinds[kind].mail === 'required') return now;
  const { rows } = await sql<{ id: number; has_mail: boolean; has_digest: boolean }>`select u.id::float8 as id,
      coalesce(c.has_mail, true) as has_mail, d.user_id is not null as has_digest
    from users u left join message_choices c on c.user_id = u.id and c.kind = ${kind}
      left join mail_digests d on d.user_id = u.id
    where lower(u.email) = ${email.toLowerCase()} and u.email_verified_at is not null and u.deleted_at is null`.execute(
    db,
  );
  const [choice] = rows;
  if (choice === undefined) return now;
  if (!choice.has_mail) return { way: 'declined' };
  return choice.has_digest && messageKinds[kind].mail === 'choice' ? { way: 'digest', userId: choice.id } : now;
}

/** The account of a recipient; null without one. */
export async function findRecipientId(db: Db, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id::float8 as id from users
    where lower(email) = ${email.toLowerCase()} and email_verified_at is not null and deleted_at is null`.execute(db);
  return rows[0]?.id ?? null;
}
