import { AppError } from '@enlace/shared-contract/errors';
import type { ChangedMembers, MemberSelection } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { recruitingTexts } from '../recruiting-texts';
import { findPool, writesFor } from './pool-condition';
import { type CompanyWork, selectMembers } from './select-members';

interface PoolWork extends CompanyWork {
  readonly poolId: number;
}

/** Finds a static pool, runs the work and notes it. Throws NOT_FOUND, and CONFLICT for a smart pool. */
async function changeMembers(
  writing: WriteContext,
  poolId: number,
  context: ReadContext,
  action: 'addPoolMembers' | 'removePoolMembers',
  change: (work: PoolWork) => Promise<ChangedMembers>,
): Promise<ChangedMembers> {
  const { deps, origin, locale } = writing;
  return transact(deps.db, async (trx) => {
    const pool = await findPool(trx, poolId, context, writesFor);
    if (pool.kind === 'smart') throw new AppError('CONFLICT', { userMessage: recruitingTexts[locale].smartPool });
    const result = await change({ trx, writing, context, companyId: pool.company_id, poolId });
    const { changed: count } = result;
    if (count > 0)
      await recordAudit(trx, { origin, action, resource: 'talent_pools', rowId: poolId, after: { count } });
    return result;
  });
}

/** Adds members to a static pool, or counts who would be added. */
export async function addMembers(
  writing: ReadWriteContext,
  { poolId, selection }: { readonly poolId: number; readonly selection: MemberSelection },
): Promise<ChangedMembers> {
  return changeMembers(writing, poolId, writing.reading, 'addPoolMembers', async (work) => {
    const ids = await selectMembers(work, selection);
    if (selection.is_preview === true) {
      const count = await countIn(work, ids);
      return { changed: ids.length - count, unchanged: count, refused: 0 };
    }
    const { rows } = await sql`insert into talent_pool_members (pool_id, member_id, added_by, added_at)
      select ${poolId}, x.id, ${writing.viewer?.id ?? null}, ${writing.now}
      from unnest(${ids}::bigint[]) as x(id) order by x.id on conflict do nothing returning member_id`.execute(
      work.trx,
    );
    return { changed: rows.length, unchanged: ids.length - rows.length, refused: 0 };
  });
}

/** Removes members from a static pool, or counts who would be removed. */
export async function removeMembers(
  writing: ReadWriteContext,
  { poolId, selection }: { readonly poolId: number; readonly selection: MemberSelection },
): Promise<ChangedMembers> {
  return changeMembers(writing, poolId, writing.reading, 'removePoolMembers', async (work) => {
    const ids = await selectMembers(work, selection);
    if (selection.is_preview === true) {
      const count = await countIn(work, ids);
      return { changed: count, unchanged: ids.length - count, refused: 0 };
    }
    const { rows } = await sql`delete from talent_pool_members
      where pool_id = ${poolId} and member_id = any(${ids}::bigint[]) returning member_id`.execute(work.trx);
    return { changed: rows.length, unchanged: ids.length - rows.length, refused: 0 };
  });
}

async function countIn({ trx, poolId }: PoolWork, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from talent_pool_members
    where pool_id = ${poolId} and member_id = any(${[...ids]}::bigint[])`.execute(trx);
  return rows[0]?.count ?? 0;
}
