import { sql } from 'kysely';

import { changeChannel } from '../../infrastructure/changes/data-change';
import type { Db } from '../../infrastructure/db/database';
import { notificationKinds, type NotificationTemplate } from './notification-texts';

export interface NewNotification {
  readonly template: NotificationTemplate;
  /** Words of the text, in the language of the user. No secrets. */
  readonly facts: Readonly<Record<string, string>>;
  /** Path of the page that it is about. */
  readonly link: string | null;
}

/** Users by id, and by a verified address. */
export interface Recipients {
  readonly userIds?: readonly (number | null)[];
  readonly emails?: readonly string[];
}

/** Table name in the announcements of a user's notifications; no table has it, so no page is made again. */
export const notificationsOf = 'notifications:user';

/**
 * Stores a notification for each of the users, once in a transaction, e.g. for the owner of several tickets. Pass the
 * transaction of the change that it is about; the bells show it after the commit. Addresses without an account,
 * accounts that cannot sign in, and users who have switched its kind off are left out.
 */
export async function notify(trx: Db, notification: NewNotification, to: Recipients): Promise<void> {
  const ids = (to.userIds ?? []).filter((id) => id !== null);
  const emails = (to.emails ?? []).map((email) => email.toLowerCase()).filter((email) => email !== '');
  if (ids.length === 0 && emails.length === 0) return;
  const facts = JSON.stringify(notification.facts);
  const { rows } = await sql<{ user_id: number }>`insert into notifications (user_id, template, facts, link)
    select u.id, ${notification.template}, ${facts}::jsonb, ${notification.link}
    from users u where (u.id = any(${ids}::bigint[])
        or (lower(u.email) = any(${emails}::text[]) and u.email_verified_at is not null))
      and u.deleted_at is null and u.disabled_at is null and u.anonymised_at is null
      and not exists (select 1 from message_choices c where c.user_id = u.id
        and c.kind = ${notificationKinds[notification.template]} and not c.has_notification)
      and not exists (select 1 from notifications n where n.user_id = u.id and n.template = ${notification.template}
        and n.facts = ${facts}::jsonb and n.created_at = date_trunc('milliseconds', now()))
    order by u.id returning user_id`.execute(trx);
  await announce(
    trx,
    rows.map(({ user_id }) => user_id),
  );
}

/** Most users that an announcement names: PostgreSQL refuses one of 8,000 bytes, and with it the whole transaction. */
const mostNamed = 500;

/** Makes the bells of these users read again after the commit; all bells, when the users are too many to name. */
export async function announce(trx: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const text = userIds.length > mostNamed ? notificationsOf : `${notificationsOf}#${userIds.join(',')}`;
  await sql`select pg_notify(${changeChannel}, ${text})`.execute(trx);
}
