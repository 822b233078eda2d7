import type { ListQuery, QueryFields, Where } from '@enlace/shared-contract/lists';

import type { RelationTable } from '../table/relations';

/** A parsed filter with everything that its SQL needs. */
export interface WhereFilter {
  readonly tree: Where;
  readonly fields: QueryFields;
  readonly timeZone: string;
  readonly relations: Readonly<Record<string, RelationTable>>;
}

/** A parsed list request. */
export interface ListRequest {
  /** Null returns the whole list up to `limit`. */
  readonly page: number | null;
  readonly perPage: number;
  readonly limit: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** Whether the sort value can be missing; such rows come last in both orders. */
  readonly mayLackSort?: boolean;
  readonly words: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
  /** Null or missing: no filter tree. */
  readonly where?: WhereFilter | null;
  readonly lang: ListQuery['lang'] | null;
  /** The list shows rows in the trash. */
  readonly isTrashed: boolean;
  /** The list shows only rows that the viewer may edit. */
  readonly isEditable?: boolean;
  /** Names of the fields that the caller wants; null or missing returns all. */
  readonly fields?: readonly string[] | null;
}

/** The number of rows of a list. */
export interface Count {
  readonly total: number;
  readonly isEstimate: boolean;
}

/** The rows before and after a row of a list. */
export interface Neighbours extends Count {
  readonly previous: number | null;
  readonly next: number | null;
  /** Whether the list contains the row; null when the row does not exist. */
  readonly isListed: boolean | null;
  /** From 1; null for a row that is not in the list, or too far down to count. */
  readonly position: number | null;
}

/** The rows of a list, or of one page of it. */
export interface ListResult {
  readonly rows: Record<string, unknown>[];
  /** Number of rows on all pages; null without paging. */
  readonly total: number | null;
  /** Whether `total` is an estimate. */
  readonly isEstimate?: boolean;
}
