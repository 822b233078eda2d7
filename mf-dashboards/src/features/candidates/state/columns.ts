import { type CandidateMove, candidateMoves, type CandidateState } from '@enlace/shared-contract/recruiting';

/** Columns of the board in their order. */
export const columnNames = ['submitted', 'in_review', 'shortlisted', 'interview', 'offer', 'ended'] as const;

export type ColumnName = (typeof columnNames)[number];

/** The states of the candidates of a column. */
export const columnStates: Readonly<Record<ColumnName, readonly CandidateState[]>> = {
  submitted: ['submitted', 'viewed'],
  in_review: ['in_review'],
  shortlisted: ['shortlisted'],
  interview: ['interview'],
  offer: ['offer'],
  ended: ['hired', 'rejected', 'withdrawn', 'auto_closed'],
};

export function columnOf(state: CandidateState): ColumnName {
  return columnNames.find((name) => columnStates[name].includes(state)) ?? 'ended';
}

/** Those of some moves that lead into a column. */
export function movesInto(column: ColumnName, moves: readonly CandidateMove[]): readonly CandidateMove[] {
  return moves.filter((move) => columnOf(candidateMoves[move]) === column);
}

/** Number of candidates of a column, by the numbers of their states. */
export function countOf(column: ColumnName, states: Readonly<Partial<Record<CandidateState, number>>>): number {
  return columnStates[column].reduce((sum, state) => sum + (states[state] ?? 0), 0);
}
