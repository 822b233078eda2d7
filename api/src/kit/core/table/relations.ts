import type { ColumnKind } from './repository';

/** Table of accounts. Names in it can be deleted, so no other table stores a copy of them. */
export const peopleTable = 'users';

/** The table of a relation of the contract, e.g. chapter_leaders(chapter_id, user_id) → users. */
export interface RelationTable {
  readonly table: string;
  readonly own: string;
  readonly other: string;
  readonly target: string;
  /** Whether removed rows of the target keep a `deleted_at`. */
  readonly isSoftDeleted?: boolean;
  /** Columns of a pair besides the two ids, e.g. `speaker_role`; bodies and history contain them with the id. */
  readonly columns?: Readonly<Record<string, ColumnKind>>;
}
