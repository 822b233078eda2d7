import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { grantedPackageOfMembership } from './grant';

/** A feature that a user has now. */
export interface Entitlement {
  readonly featureId: number;
  /** Further values of the feature, e.g. a limit. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Whether a user may use a capability, and how much of it; `limit` is null without a limit. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number | null;
}

interface FeatureRow extends Entitlement {
  readonly roleId: number;
}

/**
 * The packages that a user has now, by role, for queries: the paid or complimentary one for its role, the smallest one
 * for the other roles.
 */
function grantedPackages(userId: number, now: Date): Expression {
  return sql`select distinct on (p.role_id) p.id
    from packages p join user_roles r on r.role_id = p.role_id and r.user_id = ${userId}
    left join memberships m on m.user_id = r.user_id
    order by p.role_id, (p.id = ${grantedPackageOfMembership(now)}) desc nulls last, p.price, p.position, p.id`;
}

/** The packages that a user has now, by role. */
export async function findGrantedPackages(db: Db, userId: number, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`${grantedPackages(userId, now)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The features that a user has now: features by packages by the state of the membership. */
export async function findEntitlements(db: Db, userId: number, now: Date): Promise<readonly Entitlement[]> {
  const packageIds = await findGrantedPackages(db, userId, now);
  if (packageIds.length === 0) return [];
  const { rows } = await sql<FeatureRow>`select f.id as "featureId", f.role_id as "roleId", f.data
    from features f join feature_packages fp on fp.feature_id = f.id and fp.is_enabled
    where fp.package_id in (${sql.join(packageIds)}) order by f.role_id, f.position, f.id`.execute(db);
  return rows.map(({ featureId, data }) => ({ featureId, data }));
}

/**
 * Whether a user may use a capability: the value `capability` of a feature's data, e.g. `job_offers`. A capability that
 * no feature of the user's roles names is not sold, so it is open. The largest `limit` counts.
 */
export async function findAllowance(db: Db, userId: number, capability: string, now: Date): Promise<Allowance> {
  const { rows } = await sql`select 1 from features f join user_roles r on r.role_id = f.role_id
    where r.user_id = ${userId} and f.data ->> 'capability' = ${capability} limit 1`.execute(db);
  if (rows.length === 0) return { isAllowed: true, limit: null };
  const entitlements = await findEntitlements(db, userId, now);
  const matches = entitlements.filter(({ data }) => data['capability'] === capability);
  const limits = matches.map(({ data }) => (typeof data['limit'] === 'number' ? data['limit'] : null));
  const isLimited = limits.length > 0 && limits.every((limit) => limit !== null);
  return { isAllowed: matches.length > 0, limit: isLimited ? Math.max(...limits.map(Number)) : null };
}

/**
 * Whether the plans of the viewer include a capability without a limit, for queries: as `findAllowance`, also for a
 * capability that is not sold.
 */
export function isInPlan(capability: string, { viewer, now }: Pick<ReadContext, 'viewer' | 'now'>): Expression {
  if (viewer === null || viewer === undefined) return sql`false`;
  const { id } = viewer;
  return sql`(not exists (select 1 from features f join user_roles r on r.role_id = f.role_id
      where r.user_id = ${id} and f.data ->> 'capability' = ${capability})
    or exists (select 1 from features f join feature_packages fp on fp.feature_id = f.id and fp.is_enabled
      where f.data ->> 'capability' = ${capability} and fp.package_id in (${grantedPackages(id, now)})))`;
}
