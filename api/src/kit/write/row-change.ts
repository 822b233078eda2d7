import type { MountedResource } from '../resource-options';
import type { Row } from '../table-repository';
import type { Taken } from '../undo/take-along';

/** What was attached to a row and detached from it, by the relation's field. */
export type RelationChange = Readonly<
  Record<string, { readonly attached: readonly RelatedRow[]; readonly detached: readonly RelatedRow[] }>
>;

/** The id of a related row; with the columns of the pair where the relation has columns. */
export type RelatedRow = number | (Row & { readonly id: number });

/** A row that is added, from checked values with its files stored. `columns` are those that no body sets. */
export interface AddChange {
  readonly kind: 'add';
  readonly values: Row;
  readonly columns?: Row;
}

/** A row that is edited: any of the fields, checked, with its files stored. `columns` are those that no body sets. */
export interface EditChange {
  readonly kind: 'edit';
  readonly id: number;
  readonly values: Row;
  readonly columns?: Row;
  /** Writes of child rows that are part of the edit: one revision of the row tells of everything. */
  readonly children?: readonly ChildWrites[];
}

/** Writes of the child rows of one resource. */
export interface ChildWrites {
  readonly mounted: MountedResource;
  readonly changes: readonly RowChange[];
}

/** A row that goes into the trash, or for good where the resource has none. */
export interface RemoveChange {
  readonly kind: 'remove';
  readonly id: number;
  /** The row is removed only if it still has this version. */
  readonly version?: string | null;
}

/** A row that leaves the trash. */
export interface RestoreChange {
  readonly kind: 'restore';
  readonly id: number;
  /** The row is restored only if it still has this version. */
  readonly version?: string | null;
  /** Undoes a removal: a slug that is in use meanwhile becomes a free one. */
  readonly undo?: {
    /** The `updated_at` that the row had before, ISO 8601; a new one without it. */
    readonly updatedAt?: string;
    /** What the database deleted, where the resource has no trash. */
    readonly taken?: Taken;
  };
}

/** A row of the trash that is deleted for good. */
export interface HardRemoveChange {
  readonly kind: 'hardRemove';
  readonly id: number;
}

/** A row that gets earlier values back, as a write answered them in `undo`. */
export interface RevertChange {
  readonly kind: 'revert';
  readonly id: number;
  /** As JSON of the database: exact to the microsecond. */
  readonly columns: Row;
  readonly relations?: RelationChange;
  /** The row is changed only if it still has this version. */
  readonly version?: string | null;
}

/** One change of one row. */
export type RowChange = AddChange | EditChange | RemoveChange | RestoreChange | HardRemoveChange | RevertChange;

export type ChangeKind = RowChange['kind'];

/** What takes a write back. Kept as JSON beside jobs and removals. */
export type RowUndo =
  | { readonly added: true }
  | { readonly columns: Row; readonly relations?: RelationChange }
  | { readonly trashed: true; readonly updated_at: string | null }
  | { readonly taken: Taken };

/**
 * What became of a change, in the order of the changes.
 * - `changed`: written
 * - `unchanged`: the row has these values already (batches only; a single edit is written all the same)
 * - `missing`: no such row, or it is not where the change looks for it: in the trash or out of it
 * - `stale`: the row has another version than the one asked for
 * - `refused`: the resource refuses the change (batches only; a single write throws)
 */
export type WrittenRow =
  | {
      readonly state: 'changed';
      readonly id: number;
      /** `updated_at` after the change, as text of the database; null where the table has none, or the row is gone. */
      readonly version: string | null;
      /** Null where nothing takes the write back. */
      readonly undo: RowUndo | null;
    }
  | { readonly state: 'unchanged' | 'missing' | 'stale'; readonly id: number }
  | { readonly state: 'refused'; readonly id: number | null; readonly error: unknown };
