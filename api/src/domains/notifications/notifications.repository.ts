import type { Notification, NotificationCount } from '@enlace/shared-contract/notifications';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { notificationText } from './notification-texts';
import { announce } from './notify';

interface Row {
  readonly id: number;
  readonly template: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly link: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/** A page of the notifications of a user, the newest first. */
export async function listNotifications(
  db: Db,
  userId: number,
  { page, perPage, locale }: { readonly page: number; readonly perPage: number; readonly locale: Locale },
) {
  const { rows } = await sql<Row>`select id::float8 as id, template, facts, link, created_at, read_at from notifications
    where user_id = ${userId} order by id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const { rows: totals } = await sql<{ total: number; unread: number }>`select count(*)::int as total,
    (count(*) filter (where read_at is null))::int as unread from notifications where user_id = ${userId}`.execute(db);
  const data = rows.map(({ id, template, facts, link, created_at, read_at }): Notification => ({
    id,
    text: notificationText(template, facts, locale),
    link,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
  return { data, meta: totals[0] ?? { total: 0, unread: 0 } };
}

export async function countNotifications(db: Db, userId: number): Promise<NotificationCount> {
  const { rows } = await sql<NotificationCount>`select
    (select count(*)::int from notifications where user_id = ${userId} and read_at is null) as unread,
    coalesce((select max(id) from notifications where user_id = ${userId}), 0)::float8 as latest`.execute(db);
  return rows[0] ?? { unread: 0, latest: 0 };
}

/** Marks one notification of a user, or all up to an id; answers whether one was marked. */
export async function markRead(
  trx: Db,
  userId: number,
  choice: { readonly id: number } | { readonly upTo: number },
  now: Date,
): Promise<void> {
  const chosenRows = 'id' in choice ? sql`id = ${choice.id}` : sql`id <= ${choice.upTo}`;
  const { rows } = await sql`update notifications set read_at = ${now}
    where user_id = ${userId} and read_at is null and ${chosenRows} returning id`.execute(trx);
  if (rows.length > 0) await announce(trx, [userId]);
}

export async function hasNotification(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from notifications where user_id = ${userId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Deletes notifications of half a year ago. */
export async function cleanNotifications(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', new Date(now.getTime() - keptDays * 86_400_000))
    .execute();
}

const keptDays = 180;
