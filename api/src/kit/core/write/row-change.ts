import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { Taken } from './find-cascade';
import type { WriteContext } from './write-context';

/** Attached and detached rows by the relation's field. */
export type RelationChange = Readonly<
  Record<string, { readonly attached: readonly RelatedRow[]; readonly detached: readonly RelatedRow[] }>
>;

/** The id of a related row, with the columns of the pair when the relation has columns. */
export type RelatedRow = number | (Row & { readonly id: number });

/** A new row: parsed values with stored files. `columns` are those that no body can set. */
export interface AddChange {
  readonly kind: 'add';
  readonly values: Row;
  readonly columns?: Row;
}

/** An edit of some fields: parsed values with stored files. `columns` are those that no body can set. */
export interface EditChange {
  readonly kind: 'edit';
  readonly id: number;
  readonly values: Row;
  readonly columns?: Row;
  /** Writes of child rows that belong to the edit: they are part of the same revision. */
  readonly children?: readonly ChildWrites[];
}

/** Writes of the child rows of one resource. */
export interface ChildWrites {
  readonly mountedResource: MountedResource;
  readonly changes: readonly RowChange[];
}

/** A removal: into the trash, or for good when the resource has no trash. */
export interface RemoveChange {
  readonly kind: 'remove';
  readonly id: number;
  /** The row is removed only if it still has this version. */
  readonly version?: string | null;
}

/** A restore from the trash. */
export interface RestoreChange {
  readonly kind: 'restore';
  readonly id: number;
  /** The row is restored only if it still has this version. */
  readonly version?: string | null;
  /** The restore undoes a removal: a slug that is in use is replaced by a free one. */
  readonly undo?: {
    /** The earlier `updated_at` of the row, ISO 8601; default: a new one. */
    readonly updatedAt?: string;
    /** Rows that the database deleted, when the resource has no trash. */
    readonly taken?: Taken;
  };
}

/** A deletion for good of a row in the trash. */
export interface HardRemoveChange {
  readonly kind: 'hardRemove';
  readonly id: number;
}

/** Restores earlier values, as the `undo` of a write contains them. */
export interface RevertChange {
  readonly kind: 'revert';
  readonly id: number;
  /** In the JSON format of the database, exact to the microsecond. */
  readonly columns: Row;
  readonly relations?: RelationChange;
  /** The row is changed only if it still has this version. */
  readonly version?: string | null;
}

/** One change of one row. */
export type RowChange = AddChange | EditChange | RemoveChange | RestoreChange | HardRemoveChange | RevertChange;

export type ChangeKind = RowChange['kind'];

/** The data that undoes a write; stored as JSON with jobs and removals. */
export type RowUndo =
  | { readonly added: true }
  | { readonly columns: Row; readonly relations?: RelationChange }
  | { readonly trashed: true; readonly updated_at: string | null }
  | { readonly taken: Taken };

/** A change that is ready to be written: its row is locked and its values are prepared. */
export interface RowWrite {
  readonly kind: ChangeKind;
  readonly change: RowChange;
  /** 0 for a new row. */
  readonly id: number;
  /** The bare row before the write; null for a new row, and for a deleted row that is inserted again. */
  readonly before: Row | null;
  /** The values of the write, as `beforeWrite` returned them; empty when a row only moves into or out of the trash. */
  readonly values: Row;
  readonly writing: WriteContext;
}

/** A finished write of any kind: single, bulk, import, trash, restore or undo. */
export interface WrittenRow extends RowWrite {
  /** The bare row after the write; null when it is deleted for good, or is about to be. */
  readonly after: Row | null;
  /** `updated_at` after the write, as database text; null when the table has none, or the row is deleted. */
  readonly version: string | null;
  /** Null when the write cannot be undone. */
  readonly undo: RowUndo | null;
  /** The columns that the write has set; null for all columns. */
  readonly columns: readonly string[] | null;
}

/**
 * Result of a change, in the order of the changes.
 * - `changed`: the row was written
 * - `unchanged`: the row has these values already (batches only; a single edit always writes)
 * - `missing`: the row does not exist, or is not in the expected place: in the trash or outside
 * - `stale`: the row has another version than the change requires
 * - `refused`: the resource refuses the change (batches only; a single write throws)
 */
export type WriteResult =
  | {
      readonly state: 'changed';
      readonly id: number;
      /** As in `WrittenRow`. */
      readonly version: string | null;
      readonly undo: RowUndo | null;
    }
  | { readonly state: 'unchanged' | 'missing' | 'stale'; readonly id: number }
  | { readonly state: 'refused'; readonly id: number | null; readonly error: unknown };
