import type { CandidatesMove } from '@enlace/shared-contract/recruiting';
import { dataChanged, useRead } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Stack } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { candidates, candidatesSubject } from '../state/candidates';
import { bodyOfDestination, type Destination, destinationKey } from '../state/destinations';
import { candidatesTexts } from '../texts';
import { BulkPreview } from './bulk-preview';
import { MoveWordsFields } from './move-words';
import { useDestinationWords } from './use-destination-words';
import { useMove } from './use-move';
import { emptyWords, failureOf, fieldsOf, isReasonMissing } from './words';

/** Candidates of a move: by ids, or all of the filters but some. */
export type MoveTarget = Pick<CandidatesMove, 'ids' | 'where' | 'except' | 'version'>;

export interface BulkDialogProps {
  readonly destination: Destination;
  readonly target: MoveTarget;
  /** The company of the candidates; null for several ones. */
  readonly companyId: number | null;
  /** When the dialog was opened, in milliseconds. */
  readonly visit: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shows what a move of several candidates will do, and runs it. */
export function BulkDialog({ destination, target, companyId, visit, onClose, onDone }: BulkDialogProps) {
  const { move } = destination;
  const body = { ...bodyOfDestination(destination), ...target };
  const wordDestination = useDestinationWords();
  const t = useTexts(candidatesTexts);
  const dispatch = useDispatch();
  const preview = useRead(candidates.calls.preview, { move: body, visit });
  const { send, isPending, error, clear } = useMove(`many ${destinationKey(destination)}`);
  const [words, setWords] = useState(emptyWords);
  const [isChecked, setChecked] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const count = preview.answer?.moved.length ?? 0;
  // The answer for a single candidate who cannot be moved, or whom another recruiter has moved meanwhile.
  const isRefused = preview.answer === null && preview.error?.code === 'CONFLICT';
  const isOutdated = isRefused || error?.code === 'CONFLICT';
  useEffect(() => {
    if (isOutdated) dispatch(dataChanged([candidatesSubject]));
  }, [isOutdated, dispatch]);
  const state = wordDestination(destination);

  const handleConfirm = async () => {
    setChecked(true);
    if (isReasonMissing(move, words)) return;
    // Those of the preview: others who fit the filters meanwhile were not seen.
    const ids = preview.answer?.moved.map(({ id }) => id) ?? [];
    const { version } = target;
    const choice = { ids, ...(version === undefined ? {} : { version }) };
    try {
      const answer = await send({ ...bodyOfDestination(destination), ...choice, ...fieldsOf(move, words) });
      if (answer.moved.length === 0) return setEmpty(true);
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
      isDismissible={isPending ? false : 'byKey'}
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
        {isRefused && <strong role="alert">{preview.error?.message || t('bulk.none')}</strong>}
        {preview.answer === null && preview.status === 'rejected' && !isRefused && (
          <ErrorState onRetry={preview.again}>{preview.error?.message || t('failed')}</ErrorState>
        )}
        {preview.answer === null && preview.status !== 'rejected' && <Skeleton lines={4} />}
        {preview.answer !== null && <BulkPreview preview={preview.answer} state={state} />}
        {count > 0 && (
          <MoveWordsFields
            move={move}
            target={body}
            companyId={companyId}
            isQuiet={false}
            words={words}
            isChecked={isChecked}
            error={error}
            onChange={setWords}
          />
        )}
        {failure !== undefined && <strong role="alert">{failure}</strong>}
        {isEmpty && <strong role="alert">{t('bulk.none')}</strong>}
      </Stack>
    </Modal>
  );
}
