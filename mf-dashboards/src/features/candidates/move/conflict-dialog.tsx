import type { Candidate, CandidatesMove } from '@enlace/shared-contract/recruiting';
import { useRead } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect } from 'react';

import { PlaceBadge } from '../state-badge';
import { candidates } from '../state/candidates';
import { candidatesTexts } from '../texts';
import { canReach, stateOfMove } from '../state/destinations';
import { conflictOf, type MoveConflict } from './conflict-of';
import { useMove } from './use-move';

export interface ConflictDialogProps {
  readonly candidate: Pick<Candidate, 'id' | 'name'>;
  readonly conflict: MoveConflict;
  /** The refused move. */
  readonly body: CandidatesMove;
  readonly onClose: () => void;
}

/** Another recruiter was first: shows the state now, and offers to keep it or to move the candidate anyway. */
export function ConflictDialog({ candidate, conflict, body, onClose }: ConflictDialogProps) {
  const t = useTexts(candidatesTexts);
  const { date } = useFormats();
  const { id, name } = candidate;
  const { answer, status, error: readError, again } = useRead(candidates.calls.one, id);
  const { send, isPending, error, clear } = useMove(`anyway ${id}`);
  useEffect(() => clear(), [clear]);
  // An answer from before the conflict is repeated.
  const current = status === 'fulfilled' ? answer : null;
  const state = current?.state ?? conflict.state;
  const lastEvent = current?.events.at(-1);
  const destination = { move: body.move, stage: null };
  const isSameState = state !== null && stateOfMove(body.move) === state;
  const isAllowed =
    current !== null && (isSameState ? current.stage?.id !== body.stage_id : canReach(current, destination));

  const moveAnyway = async () => {
    if (current === null) return;
    try {
      await send({ ...body, version: current.version });
      onClose();
    } catch (failure) {
      // Moved once more meanwhile; the state of the call has other errors.
      if (conflictOf(failure) !== null) again();
    }
  };
  return (
    <Modal
      isOpen
      size="lg"
      title={t('conflict.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant={isAllowed ? 'secondary' : 'primary'} onClick={onClose}>
            {t('conflict.keep')}
          </Button>
          {isAllowed && (
            <Button isLoading={isPending} onClick={() => void moveAnyway()}>
              {t('conflict.anyway', { move: t(`moves.${body.move}`) })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {state !== null && (
          <Now>
            {t('conflict.now')} <PlaceBadge candidate={{ state, stage: current?.stage ?? null }} />
          </Now>
        )}
        {lastEvent !== undefined && (
          <Text tone="soft">
            {t(lastEvent.actor === null ? 'conflict.at' : 'conflict.by', {
              name: lastEvent.actor ?? '',
              time: date(lastEvent.at, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </Text>
        )}
        {current !== null && (
          <Text>{t(isAllowed ? 'conflict.choice' : 'conflict.refused', { move: t(`moves.${body.move}`) })}</Text>
        )}
        {status === 'rejected' && <ErrorState onRetry={again}>{readError?.message || t('failed')}</ErrorState>}
        {current === null && status !== 'rejected' && <Skeleton lines={2} />}
        {error !== null && error.code !== 'CONFLICT' && (
          <Failure role="alert">{Object.values(error.fields)[0]?.[0] ?? (error.message || t('move.failed'))}</Failure>
        )}
      </Stack>
    </Modal>
  );
}

const Now = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
