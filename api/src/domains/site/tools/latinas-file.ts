import type { LatinasFilter } from '@enlace/shared-contract/site';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression } from '../../../kit/core/table/expressions';
import { containsWord } from '../../../kit/core/query/search-texts';
import { isMember } from '../../identity';
import type { Cell } from '../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../infrastructure/csv/keyset';
import { dayAfter, startOf } from '../../../kit/core/values/calendar-days';

interface LatinaRow {
  readonly id: number;
  readonly cells: readonly Cell[];
}

/** Columns of the file in their order; `u` is the alias of the user. */
const columns: Readonly<Record<string, Expression>> = {
  id: sql`u.id`,
  first_name: sql`u.first_name`,
  last_name: sql`u.last_name`,
  email: sql`u.email`,
  headline: sql`u.headline`,
  city: sql`u.city`,
  country_code: sql`u.country_code`,
  country: sql`(select c.name from countries c where c.code = u.country_code)`,
  chapter: sql`(select c.name from chapters c where c.id = u.chapter_id)`,
  area: sql`(select a.name from areas a where a.id = u.area_id)`,
  seniority: sql`(select s.name from seniority_levels s where s.id = u.seniority_id)`,
  language: sql`u.locale`,
  linkedin: sql`u.linkedin`,
  is_verified: sql`u.email_verified_at is not null`,
  joined_at: sql`u.created_at`,
};

export const latinasColumns = Object.keys(columns);

/** Users with the role, by id: one index contains the pairs of a role in this order. */
const source = sql`user_roles ur join users u on u.id = ur.user_id`;

function conditionOf(filter: LatinasFilter): Expression {
  const isRole = sql`ur.role_id = (select id from roles where name = 'latinas')`;
  return all([
    isMember(),
    isRole,
    ...(filter.search ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8)
      .map((word) => containsWord(word)(sql`u.search_text`)),
    ...(filter.country_code ? [sql`u.country_code = upper(${filter.country_code}::text)`] : []),
    ...(filter.area_id ? [sql`u.area_id = ${filter.area_id}`] : []),
    ...(filter.chapter_id ? [sql`u.chapter_id = ${filter.chapter_id}`] : []),
    ...(filter.seniority_id ? [sql`u.seniority_id = ${filter.seniority_id}`] : []),
    ...(filter.created_at_from ? [sql`u.created_at >= ${startOf(filter.created_at_from)}`] : []),
    ...(filter.created_at_to ? [sql`u.created_at < ${dayAfter(filter.created_at_to)}`] : []),
  ]);
}

export async function countLatinas(db: Db, filter: LatinasFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${source}
    where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The users with the role `latinas` and a verified address, by id. */
export async function* latinasBatches(db: Db, filter: LatinasFilter): AsyncGenerator<readonly (readonly Cell[])[]> {
  const selected = sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
  const batches = keysetBatches<LatinaRow>(async (after, size) => {
    const { rows } = await sql<Record<string, Cell> & { id: number }>`select ${selected} from ${source}
      where ${conditionOf(filter)} and ur.user_id > ${after} order by ur.user_id limit ${size}`.execute(db);
    return rows.map((row) => ({ id: row.id, cells: latinasColumns.map((name) => row[name]) }));
  });
  for await (const batch of batches) yield batch.map(({ cells }) => cells);
}
