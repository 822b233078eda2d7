import { useNotices } from '@enlace/shared-admin';
import type { Candidate, CandidateMove, CandidatesMove } from '@enlace/shared-contract/recruiting';
import { dataChanged } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { type ReactNode, useState } from 'react';

import { candidatesSubject } from '../state/candidates';
import { candidatesTexts } from '../texts';
import { BulkDialog, type MoveTarget } from './bulk-dialog';
import { ConflictDialog } from './conflict-dialog';
import { conflictOf, type MoveConflict } from './conflict-of';
import { MoveDialog } from './move-dialog';
import { useSendMove } from './use-move';

type Step =
  | { readonly kind: 'one'; readonly candidate: Candidate; readonly move: CandidateMove }
  | {
      readonly kind: 'many';
      readonly target: MoveTarget;
      readonly move: CandidateMove;
      readonly visit: number;
      readonly onDone: () => void;
    }
  | {
      readonly kind: 'conflict';
      readonly candidate: Candidate;
      readonly conflict: MoveConflict;
      readonly body: CandidatesMove;
    };

export interface Moves {
  /**
   * Moves a candidate at once; a rejection asks for its reason first.
   * @param onStart shows the move before its answer arrives; the candidate is read again when it fails
   */
  readonly moveNow: (candidate: Candidate, move: CandidateMove, onStart?: () => void) => void;
  /** Moves a candidate after a dialog, which takes a note. */
  readonly askFor: (candidate: Candidate, move: CandidateMove) => void;
  /** Moves several candidates after a preview. */
  readonly askForMany: (target: MoveTarget, move: CandidateMove, onDone: () => void) => void;
  /** The open dialog. */
  readonly dialog: ReactNode;
}

/** Moves of candidates, with their dialogs. */
export function useMoves(): Moves {
  const t = useTexts(candidatesTexts);
  const dispatch = useDispatch();
  const sendMove = useSendMove();
  const { showFailure } = useNotices();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);

  const showConflict = (candidate: Candidate, conflict: MoveConflict, body: CandidatesMove) => {
    // Screens and the dialog read the state again.
    dispatch(dataChanged([candidatesSubject]));
    setStep({ kind: 'conflict', candidate, conflict, body });
  };
  const sendNow = async (candidate: Candidate, move: CandidateMove) => {
    const { id, version, name } = candidate;
    const body = { move, ids: [id], version };
    try {
      await sendMove(body, `now ${id}`);
    } catch (failure) {
      const conflict = conflictOf(failure);
      if (conflict !== null) return showConflict(candidate, conflict, body);
      showFailure(failure, t('move.notMoved', { name }));
      dispatch(dataChanged([candidatesSubject]));
    }
  };
  return {
    moveNow(candidate, move, onStart) {
      if (move === 'reject') return setStep({ kind: 'one', candidate, move });
      onStart?.();
      void sendNow(candidate, move);
    },
    askFor: (candidate, move) => setStep({ kind: 'one', candidate, move }),
    askForMany: (target, move, onDone) => setStep({ kind: 'many', target, move, visit: Date.now(), onDone }),
    dialog: (
      <>
        {step?.kind === 'one' && (
          <MoveDialog
            candidate={step.candidate}
            move={step.move}
            onClose={close}
            onConflict={(conflict, body) => showConflict(step.candidate, conflict, body)}
          />
        )}
        {step?.kind === 'many' && (
          <BulkDialog move={step.move} target={step.target} visit={step.visit} onClose={close} onDone={step.onDone} />
        )}
        {step?.kind === 'conflict' && (
          <ConflictDialog candidate={step.candidate} conflict={step.conflict} body={step.body} onClose={close} />
        )}
      </>
    ),
  };
}
