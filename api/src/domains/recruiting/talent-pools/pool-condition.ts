import { isAllowed } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { TalentPool, TalentPoolFilters } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { hasBlocked } from '../candidates/candidate-rows';
import { companiesOf, isInPool, matchesPoolFilters, readsFor } from '../pool/pool-rows';

/** Whether a viewer changes what a company keeps about members: recruiters of the company, and admins. */
export function writesFor(companyId: Expression, context: ReadContext): Expression {
  return isAllowed(context.viewer ?? null, ['admin']) ? sql`true` : sql`(${companyId} in ${companiesOf(context)})`;
}

/** Members whom a viewer may see and who have not blocked the company, which an admin would see otherwise. */
export function isVisibleFor(companyId: Expression, context: ReadContext): Expression {
  return sql`(${isInPool(context)} and not ${hasBlocked(sql`p.user_id`, companyId)})`;
}

export interface PoolRule {
  readonly id: number;
  readonly kind: TalentPool['kind'];
  readonly company_id: number;
  readonly filters: TalentPoolFilters | null;
}

/** A pool of a company that the viewer reads, or changes. Throws NOT_FOUND. */
export async function findPool(
  db: Db,
  id: number,
  context: ReadContext,
  isAllowedFor: typeof readsFor = readsFor,
): Promise<PoolRule> {
  const { rows } = await sql<PoolRule>`select t.id, t.kind, t.company_id, t.filters
    from talent_pools t join companies c on c.id = t.company_id and c.deleted_at is null
    where t.id = ${id} and ${isAllowedFor(sql`t.company_id`, context)}`.execute(db);
  const [pool] = rows;
  if (pool === undefined) throw new AppError('NOT_FOUND');
  return pool;
}

/** Whether a member is in a pool. The condition of visibility is separate. */
export function isInTalentPool({ id, company_id: companyId, filters }: PoolRule, context: ReadContext): Expression {
  const isMember =
    filters === null
      ? sql`exists (select 1 from talent_pool_members m where m.pool_id = ${id} and m.member_id = p.user_id)`
      : matchesPoolFilters(filters, context, companyId);
  return sql`(${isMember} and not ${hasBlocked(sql`p.user_id`, sql`${companyId}::bigint`)})`;
}
