import { useNotices } from '@enlace/shared-admin';
import type { Candidate, CandidatesMove } from '@enlace/shared-contract/recruiting';
import { dataChanged } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { type ReactNode, useState } from 'react';

import { candidatesSubject } from '../state/candidates';
import { bodyOfDestination, type Destination } from '../state/destinations';
import { candidatesTexts } from '../texts';
import { BulkDialog, type MoveTarget } from './bulk-dialog';
import { ConflictDialog } from './conflict-dialog';
import { conflictOf, type MoveConflict } from './conflict-of';
import { MoveDialog } from './move-dialog';
import { useSendMove } from './use-move';

type Step =
  | { readonly kind: 'one'; readonly candidate: Candidate; readonly destination: Destination }
  | (ManyMove & { readonly kind: 'many'; readonly visit: number })
  | {
      readonly kind: 'conflict';
      readonly candidate: Candidate;
      readonly conflict: MoveConflict;
      readonly body: CandidatesMove;
    };

/** A move of several candidates. */
export interface ManyMove {
  readonly target: MoveTarget;
  /** The company of the candidates; null for several ones. */
  readonly companyId: number | null;
  readonly destination: Destination;
  readonly onDone: () => void;
}

export interface Moves {
  /**
   * Moves a candidate at once; a rejection asks for its reason first.
   * @param onStart shows the move before its answer arrives; the candidate is read again when it fails
   */
  readonly moveNow: (candidate: Candidate, destination: Destination, onStart?: () => void) => void;
  /** Moves a candidate after a dialog, which takes a note. */
  readonly askFor: (candidate: Candidate, destination: Destination) => void;
  /** Moves several candidates after a preview. */
  readonly askForMany: (move: ManyMove) => void;
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
  const sendNow = async (candidate: Candidate, destination: Destination) => {
    const { id, version, name } = candidate;
    const body = { ...bodyOfDestination(destination), ids: [id], version };
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
    moveNow(candidate, destination, onStart) {
      if (destination.move === 'reject') return setStep({ kind: 'one', candidate, destination });
      onStart?.();
      void sendNow(candidate, destination);
    },
    askFor: (candidate, destination) => setStep({ kind: 'one', candidate, destination }),
    askForMany: (move) => setStep({ kind: 'many', ...move, visit: Date.now() }),
    dialog: (
      <>
        {step?.kind === 'one' && (
          <MoveDialog
            candidate={step.candidate}
            destination={step.destination}
            onClose={close}
            onConflict={(conflict, body) => showConflict(step.candidate, conflict, body)}
          />
        )}
        {step?.kind === 'many' && (
          <BulkDialog
            destination={step.destination}
            target={step.target}
            companyId={step.companyId}
            visit={step.visit}
            onClose={close}
            onDone={step.onDone}
          />
        )}
        {step?.kind === 'conflict' && (
          <ConflictDialog candidate={step.candidate} conflict={step.conflict} body={step.body} onClose={close} />
        )}
      </>
    ),
  };
}
