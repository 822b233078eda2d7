import { type CandidateMove, candidateMoves, type CandidatesMove } from '@enlace/shared-contract/recruiting';
import { useRead } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Stack } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { candidates } from '../state/candidates';
import { candidatesTexts } from '../texts';
import { BulkPreview } from './bulk-preview';
import { emptyWords, failureOf, fieldsOf, isReasonMissing, MoveWordsFields } from './move-words';
import { useMove } from './use-move';

/** Candidates of a move: by ids, or all of the filters but some. */
export type MoveTarget = Pick<CandidatesMove, 'ids' | 'where' | 'except'>;

export interface BulkDialogProps {
  readonly move: CandidateMove;
  readonly target: MoveTarget;
  /** When the dialog was opened, in milliseconds. */
  readonly visit: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shows what a move of several candidates will do, and runs it. */
export function BulkDialog({ move, target, visit, onClose, onDone }: BulkDialogProps) {
  const t = useTexts(candidatesTexts);
  const preview = useRead(candidates.calls.preview, { move: { move, ...target }, visit });
  const { send, isPending, error, clear } = useMove(`many ${move}`);
  const [words, setWords] = useState(emptyWords);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const count = preview.answer?.moved.length ?? 0;
  // The answer for a single candidate who cannot be moved.
  const isRefused = preview.answer === null && preview.error?.code === 'CONFLICT';
  const state = t(`states.${candidateMoves[move]}`);

  const handleConfirm = async () => {
    setChecked(true);
    if (isReasonMissing(move, words)) return;
    try {
      await send({ move, ...target, ...fieldsOf(move, words) });
    } catch {
      // The state of the call has its error.
      return;
    }
    onDone();
    onClose();
  };
  const failure = failureOf(error, t('move.failed'));
  return (
    <Modal
      isOpen
      isDismissible={!isPending}
      size="xl"
      title={t('bulk.title', { state })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {count > 0 && (
            <Button
              variant={move === 'reject' ? 'danger' : 'primary'}
              isLoading={isPending}
              onClick={() => void handleConfirm()}
            >
              {t(move === 'reject' ? 'bulk.reject' : 'bulk.move', { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={24}>
        {isRefused && <strong>{t('bulk.none')}</strong>}
        {preview.answer === null && preview.status === 'rejected' && !isRefused && (
          <ErrorState onRetry={preview.again}>{preview.error?.message || t('failed')}</ErrorState>
        )}
        {preview.answer === null && preview.status !== 'rejected' && <Skeleton lines={4} />}
        {preview.answer !== null && <BulkPreview preview={preview.answer} state={state} />}
        {count > 0 && (
          <MoveWordsFields move={move} words={words} isChecked={isChecked} error={error} onChange={setWords} />
        )}
        {failure !== undefined && <strong role="alert">{failure}</strong>}
      </Stack>
    </Modal>
  );
}
