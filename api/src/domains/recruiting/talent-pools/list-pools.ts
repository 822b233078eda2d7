import { AppError } from '@enlace/shared-contract/errors';
import type { TalentPool } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullNameOf } from '../../identity';
import { isInPool, poolTables, readsFor } from '../pool/pool-rows';
import { isInTalentPool, isVisibleFor, writesFor } from './pool-condition';

/** Most pools of one answer; admins read those of all companies. */
const mostRows = 200;

type Row = Omit<TalentPool, 'count' | 'created_at'> & { readonly company_id: number; readonly created_at: Date };

/** Pools of the viewer's companies with the members whom the viewer may see now, by name. */
export async function listPools(db: Db, companyId: number | undefined, context: ReadContext): Promise<TalentPool[]> {
  return findPools(db, companyId === undefined ? sql`true` : sql`t.company_id = ${companyId}`, context);
}

/** One pool of the viewer's companies. Throws NOT_FOUND. */
export async function findTalentPool(db: Db, id: number, context: ReadContext): Promise<TalentPool> {
  const [pool] = await findPools(db, sql`t.id = ${id}`, context);
  if (pool === undefined) throw new AppError('NOT_FOUND');
  return pool;
}

async function findPools(db: Db, condition: Expression, context: ReadContext): Promise<TalentPool[]> {
  const company = jsonObject({ id: sql`c.id`, name: sql`c.name` });
  const { rows } = await sql<Row>`select t.id, t.kind, t.name, t.description, t.company_id, ${company} as company,
      ${fullNameOf('r')} as owner, t.filters, ${writesFor(sql`t.company_id`, context)} as can_edit, t.created_at
    from talent_pools t join companies c on c.id = t.company_id and c.deleted_at is null
      left join users r on r.id = t.owner_id
    where ${readsFor(sql`t.company_id`, context)} and ${condition}
    order by t.folded_name, t.id limit ${mostRows}`.execute(db);
  const counts = await countMembers(db, rows, context);
  return rows.map(({ company_id: _companyId, created_at: createdAt, ...row }) => ({
    ...row,
    count: counts.get(row.id) ?? 0,
    created_at: createdAt.toISOString(),
  }));
}

/** Static pools are counted by their rows, all smart ones in one scan of the members. */
async function countMembers(
  db: Db,
  pools: readonly Row[],
  context: ReadContext,
): Promise<ReadonlyMap<TalentPool['id'], number>> {
  const staticIds = pools.filter(({ kind }) => kind === 'static').map(({ id }) => id);
  const smartPools = pools.filter(({ kind }) => kind === 'smart');
  const counts = new Map<TalentPool['id'], number>();
  if (staticIds.length > 0) {
    const { rows } = await sql<{ id: number; count: number }>`select t.id, count(*)::integer as count
      from talent_pool_members m join talent_pools t on t.id = m.pool_id
        join pool_members p on p.user_id = m.member_id join users u on u.id = p.user_id
      where t.id = any(${staticIds}::bigint[]) and ${isVisibleFor(sql`t.company_id`, context)}
      group by t.id`.execute(db);
    for (const { id, count } of rows) counts.set(id, count);
  }
  if (smartPools.length > 0) {
    const sums = smartPools.map((pool) => sql`count(*) filter (where ${isInTalentPool(pool, context)})::integer`);
    const { rows } = await sql<{ counts: number[] }>`select to_json(array[${sql.join(sums)}]) as counts
      from ${poolTables} where ${isInPool(context)}`.execute(db);
    smartPools.forEach(({ id }, index) => counts.set(id, rows[0]?.counts[index] ?? 0));
  }
  return counts;
}
