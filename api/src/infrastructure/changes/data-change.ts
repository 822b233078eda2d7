/** Rows of a table that a transaction changed. `ids` is null when they are too many to name. */
export interface DataChange {
  readonly table: string;
  readonly ids: readonly number[] | null;
}

/** Listener for committed changes; null when changes can have been missed. */
export type ChangeListener = (change: DataChange | null) => void;

/** Channel of the database on which tables announce their changes. */
export const changeChannel = 'enlace_changes';

/** Reads an announcement: `companies#12,13` or `companies`. */
export function parseChange(text: string): DataChange {
  const [table = '', ids] = text.split('#', 2);
  return { table, ids: ids === undefined ? null : ids.split(',').map(Number) };
}
