import { presenceSeconds, type PresentPerson } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';

import { changeChannel } from '../../../infrastructure/changes/data-change';
import type { Db } from '../../../infrastructure/db/database';
import type { RowName } from '../../core/table/row-name';

/** An open tab of a user; tabs of calls without a name share the name ''. */
export interface TabName extends RowName {
  readonly userId: number;
  readonly tab: string;
}

const expiry = (now: Date): Date => new Date(now.getTime() - presenceSeconds * 1000);

/** Table name in the announcements of presence; no table has it, so no page is made again. */
export const presenceTable = (resource: string): string => `presence:${resource}`;

const announcement = ({ resource, rowId }: RowName) =>
  sql`pg_notify(${changeChannel}, ${`${presenceTable(resource)}#${rowId}`})`;

export interface NewSign {
  readonly state: 'viewing' | 'editing';
  readonly sign: string;
  /** As `ApiDeps.connectionName`. */
  readonly connection: string | null;
}

/** Stores a sign of life. The start time stays the same unless the signs were interrupted. */
export async function giveSign(db: Db, name: TabName, { state, sign, connection }: NewSign, now: Date): Promise<void> {
  const { resource, rowId, userId, tab } = name;
  const { rows } = await sql<{ state: string }>`select state from presences where resource = ${resource}
    and row_id = ${rowId} and user_id = ${userId} and page = ${tab} and seen_at > ${expiry(now)}`.execute(db);
  const formerState = rows[0]?.state ?? null;
  await sql`insert into presences (resource, row_id, user_id, page, sign, connection, state, since, seen_at)
    values (${resource}, ${rowId}, ${userId}, ${tab}, ${sign}, ${openConnection(connection)}, ${state}, ${now}, ${now})
    on conflict (resource, row_id, user_id, page) do update set state = excluded.state, sign = excluded.sign,
      connection = excluded.connection, seen_at = excluded.seen_at,
      since = case when presences.seen_at > ${expiry(now)} then presences.since else excluded.since end`.execute(db);
  if (formerState === state) return;
  await db.deleteFrom('presences').where('seen_at', '<=', expiry(now)).execute();
  await sql`select ${announcement(name)}`.execute(db);
}

/** The name of the connection; '' while the server does not list it, because it opens with the first watcher. */
const openConnection = (name: string | null) =>
  name === null
    ? sql`''`
    : sql`coalesce((select application_name from pg_stat_activity where application_name = ${name} limit 1), '')`;

/** Tabs at the row whose API process has ended. */
export async function tabsOfEndedProcesses(db: Db, { resource, rowId }: RowName) {
  const { rows } = await sql<{ user_id: number; page: string; sign: string }>`select user_id, page, sign
    from presences p where resource = ${resource} and row_id = ${rowId} and connection <> ''
      and not exists (select 1 from pg_stat_activity a where a.application_name = p.connection)`.execute(db);
  return rows.map(({ user_id: userId, page: tab, sign }) => ({ resource, rowId, userId, tab, sign }));
}

/** Ends all tabs of the user at the row, or one of them. */
export async function leaveRow(db: Db, name: RowName & { userId: number }, tab: string | undefined): Promise<void> {
  const { resource, rowId, userId } = name;
  const isTab = tab === undefined ? sql`true` : sql`page = ${tab}`;
  await sql`with gone as (delete from presences where resource = ${resource} and row_id = ${rowId}
      and user_id = ${userId} and ${isTab} returning 1)
    select ${announcement(name)} from gone limit 1`.execute(db);
}

/** Ends a tab, unless it has given another sign. */
export async function endSign(db: Db, name: TabName, sign: string): Promise<void> {
  const { resource, rowId, userId, tab } = name;
  await sql`with gone as (delete from presences where resource = ${resource} and row_id = ${rowId}
      and user_id = ${userId} and page = ${tab} and sign = ${sign} returning 1)
    select ${announcement(name)} from gone`.execute(db);
}

/** The newest change of the row, when the row is newer than the caller's version. */
export async function saveSince(db: Db, { resource, rowId }: RowName, updatedAt: unknown, version: string) {
  const at = updatedAt instanceof Date || typeof updatedAt === 'string' ? new Date(updatedAt) : null;
  if (at === null || at.getTime() <= Date.parse(version)) return null;
  const { rows } = await sql<{ by: { id: number; name: string } | null }>`select case when u.id is null then null
      else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as by
    from revisions r left join users u on u.id = r.actor_id
    where r.resource = ${resource} and r.row_id = ${rowId} and r.n > 0 order by r.n desc limit 1`.execute(db);
  return { by: rows[0]?.by ?? null, at: at.toISOString() };
}

/** The other users, each once, whatever the number of their tabs. */
export async function otherPeople(
  db: Db,
  { resource, rowId }: RowName,
  userId: number,
  now: Date,
): Promise<PresentPerson[]> {
  const { rows } = await sql<Omit<PresentPerson, 'since'> & { since: Date }>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.avatar, p.state, p.since
    from (select user_id, min(state) as state, min(since) as since from presences
      where resource = ${resource} and row_id = ${rowId} and user_id <> ${userId} and seen_at > ${expiry(now)}
      group by user_id) p
    join users u on u.id = p.user_id and u.deleted_at is null
    order by p.since, u.id`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** Time in ms until the oldest sign of another user expires, unless it is given again; null without other users. */
export async function timeToExpiry(db: Db, { resource, rowId }: RowName, userId: number, now: Date) {
  const { rows } = await sql<{ seen_at: Date | null }>`select min(seen_at) as seen_at from presences
    where resource = ${resource} and row_id = ${rowId} and user_id <> ${userId} and seen_at > ${expiry(now)}`.execute(
    db,
  );
  const seenAt = rows[0]?.seen_at ?? null;
  return seenAt === null ? null : Math.max(0, new Date(seenAt).getTime() - expiry(now).getTime());
}

/** Ends all tabs. The tabs that are still open give another sign soon. */
export async function endAllPresences(db: Db): Promise<void> {
  await db.deleteFrom('presences').execute();
}
