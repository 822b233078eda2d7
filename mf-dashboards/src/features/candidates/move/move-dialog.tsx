import type { Candidate, CandidatesMove } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { bodyOfDestination, type Destination, destinationKey, isStageOnly } from '../state/destinations';
import { candidatesTexts } from '../texts';
import { conflictOf, type MoveConflict } from './conflict-of';
import { MoveWordsFields } from './move-words';
import { useDestinationWords } from './use-destination-words';
import { useMove } from './use-move';
import { emptyWords, failureOf, fieldsOf, isReasonMissing } from './words';

export interface MoveDialogProps {
  readonly candidate: Candidate;
  readonly destination: Destination;
  readonly onClose: () => void;
  /** Another recruiter was first; the body has the typed words. */
  readonly onConflict: (conflict: MoveConflict, body: CandidatesMove) => void;
}

/** Moves one candidate, with a note, and a reason when it is a rejection. */
export function MoveDialog({ candidate, destination, onClose, onConflict }: MoveDialogProps) {
  const t = useTexts(candidatesTexts);
  const wordDestination = useDestinationWords();
  const { id, name, version } = candidate;
  const { move, stage } = destination;
  const isQuiet = isStageOnly(candidate, destination);
  const { send, isPending, error, clear } = useMove(`dialog ${destinationKey(destination)} ${id}`);
  const [words, setWords] = useState(emptyWords);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);

  const handleConfirm = async () => {
    setChecked(true);
    if (isReasonMissing(move, words)) return;
    const body: CandidatesMove = { ...bodyOfDestination(destination), ids: [id], version, ...fieldsOf(move, words) };
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
      title={
        stage === null && !isQuiet
          ? t(`move.titles.${move}`, { name })
          : t('move.stageTitle', { name, stage: wordDestination(destination) })
      }
      confirmLabel={t(stage === null && !isQuiet ? `moves.${move}` : 'move.toStage')}
      isLoading={isPending}
      error={failureOf(error, t('move.failed'))}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <MoveWordsFields
        move={move}
        target={{ ...bodyOfDestination(destination), ids: [id] }}
        companyId={candidate.job.company_id}
        isQuiet={isQuiet}
        words={words}
        isChecked={isChecked}
        error={error}
        onChange={setWords}
      />
    </ConfirmDialog>
  );
}
