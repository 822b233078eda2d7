import { AppError } from '@enlace/shared-contract/errors';
import { type MemberSelection, mostChosen } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { matchesPoolFilters, poolTables } from '../pool/pool-rows';
import { recruitingTexts } from '../recruiting-texts';
import { findPool, isInTalentPool, isVisibleFor } from './pool-condition';

/** A company that the viewer changes members for. */
export interface CompanyWork {
  readonly trx: Db;
  readonly writing: WriteContext;
  readonly context: ReadContext;
  readonly companyId: number;
}

/**
 * Ids of the chosen members whom the viewer may see. Their rows are locked until the end of the transaction, except in
 * a preview, so that a member who blocks the company meanwhile is left out.
 * @throws VALIDATION_FAILED without a choice or for too many; NOT_FOUND for one member whom the viewer may not see
 */
export async function selectMembers(work: CompanyWork, selection: MemberSelection): Promise<number[]> {
  const { trx, writing } = work;
  const ids = await findIds(work, await conditionOf(work, selection));
  const texts = recruitingTexts[writing.locale];
  if (ids.length > mostChosen) throw refuse(texts.tooManyMembers.replace('{count}', String(mostChosen)));
  if (ids.length === 0 && selection.ids?.length === 1) throw new AppError('NOT_FOUND');
  if (selection.is_preview === true) return ids;
  await lockMembers(trx, ids);
  return findIds(work, sql`p.user_id = any(${ids}::bigint[])`);
}

/** Locks members in the order of their ids. `blockCompany` locks the member too. */
export async function lockMembers(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`select 1 from pool_members where user_id = any(${[...ids]}::bigint[]) order by user_id for update`.execute(
    trx,
  );
}

async function conditionOf(
  { trx, writing, context }: CompanyWork,
  { ids, where, except = [] }: MemberSelection,
): Promise<Expression> {
  if (ids !== undefined) return sql`p.user_id = any(${ids}::bigint[])`;
  if (where === undefined) throw refuse(recruitingTexts[writing.locale].membersMissing);
  const { pool_id: poolId, ...filters } = where;
  const isOfPool = poolId === undefined ? sql`true` : isInTalentPool(await findPool(trx, poolId, context), context);
  return sql`(${matchesPoolFilters(filters, context)} and ${isOfPool} and p.user_id <> all(${except}::bigint[]))`;
}

async function findIds({ trx, context, companyId }: CompanyWork, condition: Expression): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.user_id as id from ${poolTables}
    where ${isVisibleFor(sql`${companyId}::bigint`, context)} and ${condition}
    order by p.user_id limit ${mostChosen + 1}`.execute(trx);
  return rows.map(({ id }) => id);
}

const refuse = (text: string): AppError =>
  new AppError('VALIDATION_FAILED', { message: 'selection of members', fields: { ids: [text] } });
