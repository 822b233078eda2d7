import type { CouponsQuery, couponViews, ListedCoupon } from '@enlace/shared-contract/memberships';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, holds, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';

const usualPageSize = 25;

type View = (typeof couponViews)[number];

const useCount = sql`(select count(*)::int from coupon_uses x where x.coupon_id = c.id)`;

const sorts: Readonly<Record<NonNullable<CouponsQuery['sort']>, Expression>> = {
  code: sql`upper(c.code)`,
  uses: useCount,
  expires_at: sql`c.expires_at`,
  created_at: sql`c.created_at`,
};

const isExpired = (now: Date) => sql`coalesce(c.expires_at <= ${now}, false)`;
const isUsedUp = sql`coalesce(${useCount} >= c.max_uses, false)`;

const conditionsOfViews = (now: Date): Readonly<Record<View, RawBuilder<unknown>>> => ({
  all: sql`true`,
  usable: sql`(not ${isExpired(now)} and not ${isUsedUp})`,
  over: sql`(${isExpired(now)} or ${isUsedUp})`,
});

function columns(context: ReadContext) {
  return sql`c.id, c.code, c.percent, c.amount, c.currency, c.duration, c.duration_months, c.max_uses, c.min_amount,
    c.expires_at, c.created_at,
    case when r.id is null then null else json_build_object('id', r.id, 'name', r.name) end as role,
    case when p.id is null then null else
      json_build_object('id', p.id, 'name', ${translateColumn(context, 'name', 'p')}) end as package,
    (select count(*)::int from coupon_uses x where x.coupon_id = c.id and x.state = 'used') as uses,
    (select count(*)::int from coupon_uses x where x.coupon_id = c.id and x.state = 'reserved') as open_uses,
    case when ${isExpired(context.now)} then 'expired' when ${isUsedUp} then 'used_up' else 'usable' end as state`;
}

const source = sql`from coupons c left join roles r on r.id = c.role_id left join packages p on p.id = c.package_id`;

/** A page of coupons with their numbers by view. */
export async function listCoupons(db: Db, query: CouponsQuery, context: ReadContext) {
  const { view: viewName = 'all', search = '', page = 1, per_page: size = usualPageSize } = query;
  const conditions = conditionsOfViews(context.now);
  const isMatch = search.trim() === '' ? sql`true` : holds(sql`c.code`, search.trim());
  const direction = (query.direction ?? 'desc') === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const { rows } = await sql<ListedCoupon>`select ${columns(context)} ${source}
    where ${isMatch} and ${conditions[viewName]}
    order by ${sorts[query.sort ?? 'created_at']} ${direction}, c.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const counts = await sql<Record<View, number>>`select count(*)::int as "all",
      count(*) filter (where ${conditions.usable})::int as usable, count(*) filter (where ${conditions.over})::int as over
    ${source} where ${isMatch}`.execute(db);
  const countsByView = counts.rows[0] ?? { all: 0, usable: 0, over: 0 };
  return { data: rows, meta: { total: countsByView[viewName], page, per_page: size, views: countsByView } };
}

/** One coupon; undefined when it is missing. */
export async function findListedCoupon(db: Db, id: number, context: ReadContext): Promise<ListedCoupon | undefined> {
  const { rows } = await sql<ListedCoupon>`select ${columns(context)} ${source} where c.id = ${id}`.execute(db);
  return rows[0];
}
