import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { plain } from '../../core/table/expressions';
import type { ReadContext } from '../../core/table/read-context';
import { createTableRepository } from '../../core/table/table-repository';
import type { Row } from '../../core/table/repository';

const ownFields = [
  'id',
  'resource',
  'name',
  'search',
  'columns',
  'density',
  'scope',
  'role_id',
  'is_default',
  'is_pinned',
  'created_at',
  'updated_at',
];

/** The viewer's own saved views, and those of the viewer's roles. */
const listedRows = ({ viewer }: ReadContext) => sql`(t.owner_id = ${viewer?.id ?? null} or t.role_id in
  (select ur.role_id from user_roles ur where ur.user_id = ${viewer?.id ?? null}))`;

export const viewsRepository = createTableRepository({
  table: 'views',
  listed: listedRows,
  fields: () => Object.fromEntries(ownFields.map((name) => [name, sql.ref(`t.${name}`)])),
  sorts: () => ({
    name: plain(sql`t.name`),
    created_at: sql`t.created_at`,
    updated_at: sql`t.updated_at`,
  }),
  search: sql`t.name`,
  filters: { resource: (value) => sql`t.resource = ${value}` },
  columns: {
    resource: 'plain',
    name: 'plain',
    search: 'plain',
    columns: 'json',
    density: 'plain',
    scope: 'plain',
    owner_id: 'plain',
    role_id: 'plain',
    is_default: 'plain',
    is_pinned: 'plain',
  },
});

/** Leaves at most one default view for each owner and resource. */
export async function keepOneDefault(trx: Db, id: number): Promise<void> {
  await sql`update views as other set is_default = false from views as one
    where one.id = ${id} and one.is_default and other.id <> one.id and other.is_default
      and other.resource = one.resource and other.owner_id is not distinct from one.owner_id
      and other.role_id is not distinct from one.role_id`.execute(trx);
}

export async function roleExists(db: Db, id: number): Promise<boolean> {
  return (await sql`select 1 from roles where id = ${id}`.execute(db)).rows.length > 0;
}

export async function countOwn(db: Db, ownerId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from views where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The locked bare row. */
export async function holdView(trx: Db, id: number): Promise<Row | null> {
  return viewsRepository.lock(trx, id);
}
