import type { Db } from '../../../infrastructure/db/database';
import type { ListRequest, ListResult, Neighbours } from '../query/list-query';
import type { SearchTexts } from '../query/search-texts';
import type { Expression } from './expressions';
import type { ReadContext } from './read-context';

/** A row as the database returns it. */
export type Row = Record<string, unknown>;

/** How a column is written: as plain value or as JSON text. */
export type ColumnKind = 'plain' | 'json';

/** Where to look for rows: outside the trash, in it, or in both. */
export type RowPlace = 'alive' | 'trashed' | 'any';

/** Reads and writes the rows of one resource. Every method takes the database or a transaction. */
export interface ResourceRepository {
  readonly table: string;
  readonly isShort: boolean;
  readonly search: Expression | SearchTexts;
  /** Relations that are read from the contract alone; `addDerivedRelations` gives them their tables. */
  readonly derivedRelations?: readonly string[];
  /** Every column that add and edit can write, including those of the kit; a table does not need all of these. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** `fieldNames` are the fields of the answer, so that other fields are not computed. Null returns all fields. */
  list(
    db: Db,
    request: ListRequest,
    context: ReadContext,
    fieldNames?: ReadonlySet<string> | null,
  ): Promise<ListResult>;
  /** The rows before and after a row of a list, and its position. */
  neighbours(db: Db, request: ListRequest, context: ReadContext, id: number): Promise<Neighbours>;
  /** Ids of a whole list in its order, at most `limit`. */
  listIds(db: Db, request: ListRequest, context: ReadContext, limit: number): Promise<number[]>;
  /**
   * Fields of rows as answers contain them, including rows in the trash, in no order, without rows that no list shows
   * to the viewer. A name that is only a written column returns the stored value.
   */
  listByIds(db: Db, ids: readonly number[], context: ReadContext, fieldNames: ReadonlySet<string>): Promise<Row[]>;
  find(db: Db, id: number, context: ReadContext): Promise<Row | null>;
  findBySlug(db: Db, slug: string, context: ReadContext): Promise<Row | null>;
  /** Whether the row exists, in the trash or not. */
  exists(db: Db, id: number): Promise<boolean>;
  /**
   * Locks bare rows until the end of the transaction and answers them in the order of their ids: rows outside the
   * trash (`alive`), in it (`trashed`), or both (`any`).
   */
  hold(trx: Db, ids: readonly number[], place: RowPlace): Promise<Row[]>;
  /** Locks and answers the bare row; null when it does not exist or is removed. */
  lock(trx: Db, id: number): Promise<Row | null>;
  /** Like `lock`, also for a row in the trash. */
  lockAny(trx: Db, id: number): Promise<Row | null>;
  add(trx: Db, values: Row): Promise<number>;
  edit(trx: Db, id: number, values: Row): Promise<void>;
  remove(trx: Db, id: number, at: Date): Promise<void>;
  /** Restores a row from the trash. */
  restore(trx: Db, id: number, at: Date): Promise<void>;
  /** Deletes a row for good. */
  erase(trx: Db, id: number): Promise<void>;
}
