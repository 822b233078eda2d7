import { type IndexFilter, type IndexKind, indexKinds } from '@enlace/shared-contract/site';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, holds } from '../../../kit/core/table/expressions';
import type { Cell } from '../../../infrastructure/csv/csv';
import { dayAfter, startOf } from '../../../kit/core/values/calendar-days';
import { keysetBatches } from '../../../infrastructure/csv/keyset';

interface IndexRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface IndexTable {
  readonly name: Expression;
  readonly isSoftDeleted: boolean;
  /** Path of the row's page, before the slug; null when the row has no page. */
  readonly path: string | null;
}

const page = (column: 'name' | 'title', path: string): IndexTable => ({
  name: sql.ref(`t.${column}`),
  isSoftDeleted: true,
  path,
});

const tables: Readonly<Record<IndexKind, IndexTable>> = {
  chapters: page('name', '/chapters/'),
  companies: page('name', '/companies/'),
  events: page('title', '/events/'),
  jobs: page('title', '/jobs/'),
  courses: page('title', '/courses/'),
  lessons: { name: sql`t.title`, isSoftDeleted: false, path: null },
  news: page('title', '/news/'),
  pages: page('title', '/pages/'),
};

export const indexColumns = ['kind', 'id', 'name', 'slug', 'address', 'created_at', 'updated_at'];

function kindsOf(filter: IndexFilter): readonly IndexKind[] {
  return filter.kind ? [filter.kind] : indexKinds;
}

function conditionOf(kind: IndexKind, filter: IndexFilter): Expression {
  const { name, isSoftDeleted } = tables[kind];
  return all([
    ...(isSoftDeleted ? [sql`t.deleted_at is null`] : []),
    ...(filter.search ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8)
      .map((word) => holds(name, word)),
    ...(filter.updated_at_from ? [sql`t.updated_at >= ${startOf(filter.updated_at_from)}`] : []),
    ...(filter.updated_at_to ? [sql`t.updated_at < ${dayAfter(filter.updated_at_to)}`] : []),
  ]);
}

export async function countIndex(db: Db, filter: IndexFilter): Promise<number> {
  let count = 0;
  for (const kind of kindsOf(filter)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(kind)} t
      where ${conditionOf(kind, filter)}`.execute(db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}

/** All records of the site with the addresses of their pages, kind by kind. `origin` is the origin of the site. */
export async function* indexBatches(
  db: Db,
  filter: IndexFilter,
  origin: string,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (const kind of kindsOf(filter)) {
    const { name, path } = tables[kind];
    const batches = keysetBatches<IndexRow>(async (after, size) => {
      const { rows } = await sql<IndexRow>`select t.id, ${name} as name, t.slug, t.created_at, t.updated_at
        from ${sql.table(kind)} t where ${conditionOf(kind, filter)} and t.id > ${after}
        order by t.id limit ${size}`.execute(db);
      return rows;
    });
    for await (const batch of batches)
      yield batch.map((row) => {
        const address = path === null ? null : `${origin}${path}${row.slug}`;
        return [kind, row.id, row.name, row.slug, address, row.created_at, row.updated_at];
      });
  }
}
