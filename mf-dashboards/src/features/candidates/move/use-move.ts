import type { CandidatesMove, MovedCandidates } from '@enlace/shared-contract/recruiting';
import { type ErrorView, useCall, useRunCall } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useState } from 'react';

import { candidates } from '../state/candidates';
import { deadlineOf, moveAdded } from '../state/recent-moves.slice';

/** Sends moves; each can then be taken back for some seconds, also after the screen is left. */
export function useSendMove(): (move: CandidatesMove, key: string) => Promise<MovedCandidates> {
  const runCall = useRunCall();
  const dispatch = useDispatch();
  return async (move, key) => {
    const answer = await runCall(candidates.calls.move, move, key);
    const { id, moved: movedCandidates, until } = answer;
    const [first] = movedCandidates;
    if (id !== null && until !== null && first !== undefined) {
      const count = movedCandidates.length;
      const name = count === 1 ? first.name : null;
      dispatch(
        moveAdded({ id, name, count, state: first.state, stage: first.stage, deadline: deadlineOf(until, Date.now()) }),
      );
    }
    return answer;
  };
}

export interface Move {
  readonly send: (move: CandidatesMove) => Promise<MovedCandidates>;
  readonly isPending: boolean;
  readonly error: ErrorView | null;
  readonly clear: () => void;
}

/** A move with the state of its call, for dialogs. Sent again after a lost answer, it is still made once. */
export function useMove(key: string): Move {
  const sendMove = useSendMove();
  const [moveKey] = useState(() => crypto.randomUUID());
  const { status, error, clear } = useCall(candidates.calls.move, key);
  return { send: (move) => sendMove({ ...move, key: moveKey }, key), isPending: status === 'pending', error, clear };
}
