import type { Viewer } from '@enlace/shared-contract/access';
import {
  type InboxQuery,
  type InboxRow,
  inboxRowSchema,
  type inboxSorts,
  type Workload,
} from '@enlace/shared-contract/forms';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, jsonObject, plain } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { Row } from '../../../kit/core/table/repository';
import { holdsRight } from '../../identity';
import { presentRows } from '../../packages';
import { inboxCondition } from './inbox-filters';

/** A user with id and name; `alias` is the alias of the row of `users`. Null when the user is gone. */
export const namedPerson = (alias: string): Expression =>
  sql`case when ${sql.ref(`${alias}.id`)} is null then null else ${jsonObject({
    id: sql.ref(`${alias}.id`),
    name: sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`,
  })} end`;

/** Columns of a list of entries: `e` is the entry, `a` its assignee. */
export const rowColumns: Expression = sql`e.id, e.family, e.kind, e.reference, e.state, e.locale, e.name, e.email,
  e.company_name, left(coalesce(e.data ->> 'message', e.data ->> 'description'), 160) as excerpt,
  ${namedPerson('a')} as assignee,
  (select count(*) from form_notes n where n.entry_id = e.id) as notes_count,
  (select count(*) from form_replies r where r.entry_id = e.id) as replies_count,
  e.created_at, e.updated_at`;

const sorts: Readonly<Record<(typeof inboxSorts)[number], Expression>> = {
  created_at: sql`e.created_at`,
  updated_at: sql`e.updated_at`,
  name: plain(sql`coalesce(e.name, e.company_name)`),
  state: sql`e.state`,
};

export interface InboxPage {
  readonly rows: readonly InboxRow[];
  readonly total: number;
  readonly states: Readonly<Record<string, number>>;
  readonly families: Readonly<Record<string, number>>;
}

/** A page of entries, with their counts by state and by family; each count ignores its own filter. */
export async function findInboxPage(
  db: Db,
  query: InboxQuery,
  paging: { readonly page: number; readonly size: number },
  context: ReadContext & { readonly viewer: Viewer | null },
): Promise<InboxPage> {
  const { viewer } = context;
  const { state: _state, ...anyState } = query;
  const { family: _family, kind: _kind, ...anyFamily } = query;
  const direction = sql.raw(query.order === 'asc' ? 'asc' : 'desc');
  const { rows } = await sql<Row>`select ${rowColumns} from form_entries e left join users a on a.id = e.assignee_id
    where ${inboxCondition(query, viewer)}
    order by ${sorts[query.sort ?? 'created_at']} ${direction} nulls last, e.id ${direction}
    limit ${paging.size} offset ${(paging.page - 1) * paging.size}`.execute(db);
  const states = await countBy(db, 'state', inboxCondition(anyState, viewer));
  const families = await countBy(db, 'family', inboxCondition(anyFamily, viewer));
  const counts = await sql<{ total: number }>`select count(*) as total from form_entries e
    where ${inboxCondition(query, viewer)}`.execute(db);
  return { rows: presentRows(inboxRowSchema, rows, context), total: counts.rows[0]?.total ?? 0, states, families };
}

async function countBy(db: Db, column: string, condition: RawBuilder<boolean>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`select ${sql.ref(`e.${column}`)} as name,
    count(*) as count from form_entries e where ${condition} group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Open entries by assignee. */
export async function findWorkload(db: Db, viewer: Viewer | null): Promise<Workload> {
  const { rows } = await sql<{ assignee: Workload[number]['assignee']; count: number; oldest: Date }>`select
      ${namedPerson('a')} as assignee, w.count, w.oldest
    from (select e.assignee_id, count(*) as count, min(e.created_at) as oldest from form_entries e
      where ${inboxCondition({ state: 'open' }, viewer)} group by e.assignee_id) w
    left join users a on a.id = w.assignee_id order by w.count desc, a.id nulls first`.execute(db);
  return rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest.toISOString() }));
}

/** Users to whom an entry can be assigned: they have all permissions and can sign in. */
export async function findAssignees(
  db: Db,
  permissions: readonly string[],
  id?: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select u.id, trim(u.first_name || ' ' || u.last_name) as name
    from users u
    where u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null
      ${id === undefined ? sql`` : sql`and u.id = ${id}`}
      and ${all(permissions.map((permission) => holdsRight(permission)))}
    order by ${plain(sql`u.first_name || ' ' || u.last_name`)}, u.id limit 200`.execute(db);
  return rows;
}
