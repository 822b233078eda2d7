import type { Row } from '../table-repository';

/** Values of a row before and after a write, those that differ. */
export interface ValueChange {
  readonly before: Row;
  readonly after: Row;
}

/** Changes by the id of the row. */
export type ValueChanges = Map<number, ValueChange>;

/** Adds a change of a row to earlier ones: together they lead from the first state to the last. */
export function noteChange(changes: ValueChanges, id: number, { before, after }: ValueChange): void {
  const earlier = changes.get(id) ?? { before: {}, after: {} };
  changes.set(id, { before: { ...before, ...earlier.before }, after: { ...earlier.after, ...after } });
}
