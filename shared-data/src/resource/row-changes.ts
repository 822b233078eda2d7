import { callOf } from '../call/call-slice';
import type { CallEntry, CallsState } from '../call/call-state';
import type { ListAnswer } from './resource-state';

/** New values of a row. */
export interface RowChange {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The calls of a resource with new values in a row of each list; the same object when no list contains the row. */
export function withChangedRow(state: CallsState, change: RowChange): CallsState {
  const entries = Object.entries(state).map(([place, entry]): [string, CallEntry] => [
    place,
    callOf(place).name === 'list' ? withRow(entry, change) : entry,
  ]);
  return entries.some(([place, entry]) => entry !== state[place]) ? Object.fromEntries(entries) : state;
}

function withRow(entry: CallEntry, { id, values }: RowChange): CallEntry {
  // The call of this name answers lists.
  const answer = entry.answer as ListAnswer | null;
  const isIt = (row: unknown) => typeof row === 'object' && row !== null && 'id' in row && row.id === id;
  if (answer?.rows.some(isIt) !== true) return entry;
  return {
    ...entry,
    answer: { ...answer, rows: answer.rows.map((row) => (isIt(row) ? Object.assign({}, row, values) : row)) },
  };
}
