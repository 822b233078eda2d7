import type { Row } from '../../core/table/repository';

/** The different values of a row before and after a write. */
export interface ValueChange {
  readonly before: Row;
  readonly after: Row;
}

/** A row before and after a write. */
export interface RowStates<State> {
  readonly id: number;
  /** Null when the row did not exist. */
  readonly before: State | null;
  /** Null when the row is deleted. */
  readonly after: State | null;
  /** Changes of its children, under their paths. */
  readonly children?: ValueChange | undefined;
}

/** Changes by row id. */
export type ValueChanges = Map<number, ValueChange>;

/** Merges a change of a row with earlier ones into one change from the first state to the last. */
export function noteChange(changes: ValueChanges, id: number, { before, after }: ValueChange): void {
  const earlier = changes.get(id) ?? { before: {}, after: {} };
  changes.set(id, { before: { ...before, ...earlier.before }, after: { ...earlier.after, ...after } });
}
