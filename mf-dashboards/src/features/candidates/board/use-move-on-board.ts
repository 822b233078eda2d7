import type { Candidate } from '@enlace/shared-contract/recruiting';
import { useDispatch, useStore } from '@enlace/shared-platform';

import { candidates } from '../state/candidates';
import type { CandidatesChoice } from '../state/candidates-choice';
import { type BoardPlace, type ColumnName, placeOf } from '../state/columns';
import { type Destination, stateOfMove } from '../state/destinations';
import { type ColumnAnswer, columnInput } from '../state/read-column';

/** Pages of the columns; one by default. */
export type ColumnPages = Readonly<Partial<Record<ColumnName, number>>>;

/** Returns a function that shows a move on the board before its answer arrives. */
export function useMoveOnBoard(choice: CandidatesChoice, pages: ColumnPages, places: readonly BoardPlace[]) {
  const store = useStore();
  const dispatch = useDispatch();
  const { column: read } = candidates.calls;

  const changeColumn = (candidate: Candidate, change: (answer: ColumnAnswer) => ColumnAnswer) => {
    const name = placeOf(candidate, places)?.name;
    if (name === undefined) return;
    const input = columnInput(choice, name, pages[name] ?? 1);
    const { answer } = read.select(store.getState(), read.keyOf(input));
    if (answer !== null) dispatch(read.replaced(input, change(answer)));
  };
  return (candidate: Candidate, { move, stage }: Destination) => {
    const state = stateOfMove(move);
    // The moves of the new state come with the answer.
    const movedCandidate: Candidate = { ...candidate, state, stage, moved_at: new Date().toISOString(), moves: [] };
    changeColumn(candidate, (answer) => ({
      ...answer,
      candidates: answer.candidates.filter(({ id }) => id !== candidate.id),
      total: answer.total - 1,
    }));
    changeColumn(movedCandidate, (answer) => ({
      ...answer,
      candidates: [movedCandidate, ...answer.candidates],
      total: answer.total + 1,
    }));
  };
}
