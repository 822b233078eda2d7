import { AppError } from '@enlace/shared-contract/errors';
import { type PreviewedMember, type PricePreviewQuery, pricePreviewViews } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, holdsWords } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { findPackages } from '../../packages';
import { earliestTime, isConcerned, leftOutReason, renewalFrom } from './moves/move-terms';

const usualPageSize = 25;

const name = sql`concat_ws(' ', u.first_name, u.last_name)`;
const newPrice = sql`p.price`;
const source = sql`from memberships m join users u on u.id = m.user_id join packages p on p.id = m.package_id`;

/** What a payment is for a month. */
const monthly = (price: Expression): Expression =>
  sql`(case m."interval" when 'year' then round(${price} / 12.0) else ${price} end)`;

type View = (typeof pricePreviewViews)[number];

/** Who would pay what from when, if the price of a package counted for its members. Throws NOT_FOUND. */
export async function previewPriceChange(db: Db, query: PricePreviewQuery, context: ReadContext) {
  const { package_id: packageId, view: viewName = 'all', page = 1, per_page: size = usualPageSize } = query;
  const [product] = await findPackages(db, { id: packageId }, context);
  if (product === undefined) throw new AppError('NOT_FOUND');
  const { now } = context;
  const reason = leftOutReason('p', now);
  const conditions: Readonly<Record<View, Expression>> = {
    all: sql`true`,
    moved: sql`(${reason} is null)`,
    left_out: sql`(${reason} is not null)`,
  };
  const appliesAt = sql`case when ${reason} is null then ${renewalFrom(earliestTime(newPrice, now))} end`;
  const sorts: Readonly<Record<NonNullable<PricePreviewQuery['sort']>, Expression>> = {
    name: sql`lower(f_unaccent(${name}))`,
    price: sql`m.price`,
    applies_at: appliesAt,
  };
  const isMatch = all([
    isConcerned(packageId),
    holdsWords(sql`concat_ws(' ', u.first_name, u.last_name, u.email)`, query.search ?? ''),
  ]);
  const direction = query.direction === 'desc' ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<PreviewedMember>`select m.id, json_build_object('id', u.id, 'name', ${name},
      'email', u.email) as "user", m.price, ${newPrice} as new_price, m.currency, m."interval",
      ${appliesAt} as applies_at, ${reason} as left_out
    ${source} where ${isMatch} and ${conditions[viewName]}
    order by ${sorts[query.sort ?? 'applies_at']} ${direction}, m.id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const counts = await sql<Record<View, number>>`select ${sql.join(
    pricePreviewViews.map((one) => sql`count(*) filter (where ${conditions[one]})::int as ${sql.ref(one)}`),
  )} ${source} where ${isMatch}`.execute(db);
  const sums = await sql<Sums>`select count(*) filter (where ${conditions.moved})::int as moved,
      count(*) filter (where ${conditions.left_out})::int as left_out,
      coalesce(sum(${monthly(sql`m.price`)}) filter (where ${conditions.moved}), 0)::bigint as monthly_before,
      coalesce(sum(${monthly(newPrice)}) filter (where ${conditions.moved}), 0)::bigint as monthly_after
    ${source} where ${isConcerned(packageId)}`.execute(db);
  const numbers = counts.rows[0];
  const { id, price, currency, interval } = product;
  return {
    data: rows,
    meta: {
      total: numbers?.[viewName] ?? 0,
      page,
      per_page: size,
      views: Object.fromEntries(pricePreviewViews.map((one) => [one, numbers?.[one] ?? 0])),
      package: { id, name: product.name, price, currency, interval },
      sums: sums.rows[0],
    },
  };
}

interface Sums {
  readonly moved: number;
  readonly left_out: number;
  readonly monthly_before: number;
  readonly monthly_after: number;
}
