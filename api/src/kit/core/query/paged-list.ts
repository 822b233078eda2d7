import type { RawBuilder } from 'kysely';

import type { Expression } from '../table/expressions';
import type { ListRequest } from './list-query';

/** A list as SQL; its rows have the alias `t`. */
export interface PagedList {
  readonly table: RawBuilder<unknown>;
  /** The table as `t`, and what the sort value needs. */
  readonly from: RawBuilder<unknown>;
  readonly condition: Expression;
  readonly sort: Expression;
  /** Selection of `id` and `count` of the rows whose sort value is not zero; null for another order. */
  readonly counts: Expression | null;
  /** `select <fields> from <from>`. */
  readonly selection: Expression;
}

export type Paging = Pick<ListRequest, 'page' | 'perPage' | 'limit' | 'order' | 'mayLackSort'>;
