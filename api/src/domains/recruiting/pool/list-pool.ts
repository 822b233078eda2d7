import { AppError } from '@enlace/shared-contract/errors';
import type { PoolContact, PoolMember, PoolMemberDetails, TalentPoolQuery } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isPresent } from '../../identity';
import { hasBlocked } from '../candidates/candidate-rows';
import { findPool, isInTalentPool } from '../talent-pools/pool-condition';
import { canContact } from './contacts';
import {
  companiesOf,
  isInPool,
  matchesPoolFilters,
  poolColumns,
  poolDetails,
  type PoolRow,
  poolTables,
  readsAll,
} from './pool-rows';

const usualPageSize = 25;

/** Orders that have an index in each direction; members without years are the last. */
const sorts: Readonly<Record<NonNullable<TalentPoolQuery['sort']>, Readonly<Record<'asc' | 'desc', Expression>>>> = {
  updated_at: { asc: sql`p.updated_at, p.user_id`, desc: sql`p.updated_at desc, p.user_id desc` },
  years: { asc: sql`p.years, p.user_id`, desc: sql`p.years desc nulls last, p.user_id desc` },
};

/** A page of the pool, the last changed members first. Throws NOT_FOUND for a pool of another company. */
export async function listPool(db: Db, query: TalentPoolQuery, context: ReadContext) {
  const { sort = 'updated_at', order = 'desc', page = 1, per_page: size = usualPageSize } = query;
  const isOfPool =
    query.pool_id === undefined ? sql`true` : isInTalentPool(await findPool(db, query.pool_id, context), context);
  const condition = sql`${isInPool(context)} and ${matchesPoolFilters(query, context)} and ${isOfPool}`;
  const [{ rows }, counts] = await Promise.all([
    sql<PoolRow>`select ${poolColumns(context)} from ${poolTables} where ${condition}
      order by ${sorts[sort][order]} limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from pool_members p where ${condition}`.execute(db),
  ]);
  return { data: rows.map(present), meta: { total: counts.rows[0]?.total ?? 0, page, per_page: size } };
}

const present = ({ updated_at: updatedAt, ...row }: PoolRow): PoolMember => ({
  ...row,
  updated_at: updatedAt.toISOString(),
});

/** Whether a company of the viewer has got the address of a member: it keeps it when the member leaves the pool. */
function hasAddress(context: ReadContext): Expression {
  return sql`(${isPresent('u')} and exists (select 1 from pool_contacts k where k.member_id = u.id
    and k.state = 'accepted' and k.company_id in ${companiesOf(context)} and not ${hasBlocked(sql`u.id`, sql`k.company_id`)}))`;
}

/**
 * A member of the pool, or one whose address the viewer's company has. Throws NOT_FOUND, also for a member who has blocked
 * a company of the viewer.
 */
export async function findPoolMember(db: Db, userId: number, context: ReadContext): Promise<PoolMemberDetails> {
  type Details = PoolRow &
    Pick<PoolMemberDetails, 'bio' | 'linkedin' | 'website' | 'github' | 'can_contact' | 'email'> & {
      readonly contact_state: PoolContact['state'] | null;
      readonly contact_at: Date | null;
    };
  const isOwnContact = readsAll(context) ? sql`true` : sql`k.company_id in ${companiesOf(context)}`;
  const { rows } = await sql<Details>`select ${poolColumns(context)}, ${poolDetails},
      ${canContact(context)} as can_contact, last.state as contact_state, last.at as contact_at,
      case when exists (select 1 from pool_contacts k where k.member_id = u.id and k.state = 'accepted'
        and ${isOwnContact} and not ${hasBlocked(sql`u.id`, sql`k.company_id`)}) then u.email end as email
    from ${poolTables} left join lateral (select k.state, k.at from pool_contacts k
        where k.member_id = u.id and ${isOwnContact} order by k.at desc, k.id desc limit 1) last on true
    where u.id = ${userId} and (${isInPool(context)} or ${hasAddress(context)})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { contact_state: state, contact_at: at, updated_at: updatedAt, ...member } = row;
  return {
    ...member,
    updated_at: updatedAt.toISOString(),
    contact: state === null || at === null ? null : { state, at: at.toISOString() },
  };
}

/** Notes that the viewer's companies have looked at a member, once a day; the member reads it. */
export async function noteView(db: Db, memberId: number, context: ReadContext): Promise<void> {
  const { viewer, now } = context;
  if (viewer === undefined || viewer === null || viewer.id === memberId) return;
  await sql`insert into pool_views (member_id, company_id, viewer_id, kind, day, at)
    select ${memberId}, id, ${viewer.id}, 'profile', (${now}::timestamptz at time zone 'UTC')::date, ${now}
    from ${companiesOf(context)} as own(id) on conflict do nothing`.execute(db);
}
