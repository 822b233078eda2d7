import { type RawBuilder, sql } from 'kysely';

import type { Expression } from '../table/expressions';
import type { ListRequest } from './list-query';
import type { ReadContext } from '../table/read-context';

/** The table and the sort value of a list. */
export interface ListOrder {
  /** The table with the alias `t`, and what the sort value needs. */
  readonly from: RawBuilder<unknown>;
  readonly sort: Expression;
  /** Selection of `id` and `count` of the rows whose sort value is not zero; null for another order. */
  readonly counts: Expression | null;
}

/** The orders of the list of a table. */
export interface Orders {
  readonly table: string;
  /** Sort expressions for every name of the contract's `sorts`. */
  sorts(context: ReadContext): Readonly<Record<string, Expression>>;
  /** Orders of a search that depend on its words; a list without words has the order of `sorts`. */
  readonly ranks?: Readonly<Record<string, (words: readonly string[], context: ReadContext) => Expression>>;
  /** Orders by a number that is zero for most rows: selections of `id` and `count` of the other rows. */
  counts?(context: ReadContext): Readonly<Record<string, Expression>>;
}

type Order = Pick<ListRequest, 'sort' | 'words'>;

/** Whether the order depends on the words of the search. */
export function isRanked({ ranks = {} }: Pick<Orders, 'ranks'>, { sort, words }: Order): boolean {
  return words.length > 0 && ranks[sort] !== undefined;
}

/** The order of a list. An unknown name gives the order of the ids. */
export function orderOf(orders: Orders, request: Order, context: ReadContext): ListOrder {
  const { sort, words } = request;
  const from = sql`${sql.table(orders.table)} as t`;
  const counts = orders.counts?.(context)[sort];
  if (counts === undefined) {
    const rank = words.length > 0 ? orders.ranks?.[sort]?.(words, context) : undefined;
    return { from, sort: rank ?? orders.sorts(context)[sort] ?? sql.ref('t.id'), counts: null };
  }
  return {
    from: sql`${from} left join (${counts}) as counted on counted.id = t.id`,
    sort: sql`coalesce(counted.count, 0)`,
    counts,
  };
}
