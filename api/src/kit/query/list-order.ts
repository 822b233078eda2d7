import { type RawBuilder, sql } from 'kysely';

import type { Expression } from '../expressions';
import type { ListRequest } from '../list-request';
import type { ReadContext } from '../read-context';

/** The table and the sort value of a list. */
export interface ListOrder {
  /** The table with the alias `t`, and what the sort value needs. */
  readonly from: RawBuilder<unknown>;
  readonly sort: Expression;
  /** Selection of `id` and `count` of the rows whose sort value is not zero; null for another order. */
  readonly counts: Expression | null;
}

interface Orders {
  readonly table: string;
  sorts(context: ReadContext): Readonly<Record<string, Expression>>;
  counts?(context: ReadContext): Readonly<Record<string, Expression>>;
}

/** The order of a list. An unknown name gives the order of the ids. */
export function orderOf(orders: Orders, { sort }: Pick<ListRequest, 'sort'>, context: ReadContext): ListOrder {
  const from = sql`${sql.table(orders.table)} as t`;
  const counts = orders.counts?.(context)[sort];
  if (counts === undefined) return { from, sort: orders.sorts(context)[sort] ?? sql.ref('t.id'), counts: null };
  return {
    from: sql`${from} left join (${counts}) as counted on counted.id = t.id`,
    sort: sql`coalesce(counted.count, 0)`,
    counts,
  };
}
