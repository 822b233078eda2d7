import type { Candidate, CandidateMove, CandidatesMove } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { candidatesTexts } from '../texts';
import { conflictOf, type MoveConflict } from './conflict-of';
import { emptyWords, failureOf, fieldsOf, isReasonMissing, MoveWordsFields } from './move-words';
import { useMove } from './use-move';

export interface MoveDialogProps {
  readonly candidate: Pick<Candidate, 'id' | 'name' | 'version'>;
  readonly move: CandidateMove;
  readonly onClose: () => void;
  /** Another recruiter was first; the body has the typed words. */
  readonly onConflict: (conflict: MoveConflict, body: CandidatesMove) => void;
}

/** Moves one candidate, with a note, and a reason when it is a rejection. */
export function MoveDialog({ candidate, move, onClose, onConflict }: MoveDialogProps) {
  const t = useTexts(candidatesTexts);
  const { id, name, version } = candidate;
  const { send, isPending, error, clear } = useMove(`dialog ${move} ${id}`);
  const [words, setWords] = useState(emptyWords);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);

  const handleConfirm = async () => {
    setChecked(true);
    if (isReasonMissing(move, words)) return;
    const body: CandidatesMove = { move, ids: [id], version, ...fieldsOf(move, words) };
    try {
      await send(body);
      onClose();
    } catch (failure) {
      // The state of the call has other errors.
      const conflict = conflictOf(failure);
      if (conflict !== null) onConflict(conflict, body);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={move === 'reject'}
      title={t(`move.titles.${move}`, { name })}
      confirmLabel={t(`moves.${move}`)}
      isLoading={isPending}
      error={failureOf(error, t('move.failed'))}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <MoveWordsFields move={move} words={words} isChecked={isChecked} error={error} onChange={setWords} />
    </ConfirmDialog>
  );
}
