import type { ColumnKind } from './table-repository';

/** Table of accounts. A name in it can be forgotten, so no copy of it is stored elsewhere. */
export const peopleTable = 'users';

/** The table behind a relation of the contract, e.g. chapter_leaders(chapter_id, user_id) → users. */
export interface RelationTable {
  readonly table: string;
  readonly own: string;
  readonly other: string;
  readonly target: string;
  /** Whether removed rows of the target stay with `deleted_at`. */
  readonly isSoftDeleted?: boolean;
  /** Columns of a pair beside the two ids, e.g. `speaker_role`; bodies and history carry them with the id. */
  readonly columns?: Readonly<Record<string, ColumnKind>>;
}
