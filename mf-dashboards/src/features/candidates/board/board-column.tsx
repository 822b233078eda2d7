import type { Candidate, CandidateStage } from '@enlace/shared-contract/recruiting';
import { useLastAnswer, useRead } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, IconButton, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { type PointerEvent, useId } from 'react';

import { candidates } from '../state/candidates';
import { candidateAddress, type CandidatesChoice } from '../state/candidates-choice';
import { type BoardPlace, columnStates } from '../state/columns';
import { canReach, type Destination, destinationKey, destinationOf, destinationsOf } from '../state/destinations';
import { columnInput } from '../state/read-column';
import { stateTones } from '../state-badge';
import { useStages } from '../state/use-stages';
import { candidatesTexts } from '../texts';
import { BoardCard } from './board-card';
import { Column, ColumnHead } from './board.styles';
import type { CardDrag } from './use-card-drag';
import { usePlaceWords } from './use-place-words';

export interface BoardColumnProps {
  readonly choice: CandidatesChoice;
  readonly place: BoardPlace;
  /** All stages of the board. */
  readonly stages: readonly CandidateStage[];
  readonly pages: number;
  readonly mayMove: boolean;
  readonly drag: CardDrag | null;
  /** The candidate whose card takes the focus. */
  readonly focusedId: Candidate['id'] | null;
  readonly onMore: () => void;
  /** Missing for columns that stay open. */
  readonly onCollapse?: (() => void) | undefined;
  /** With the candidate below, or above the last one. */
  readonly onMove: (candidate: Candidate, destination: Destination, neighbourId: Candidate['id'] | null) => void;
  readonly onPress: (event: PointerEvent, candidate: Candidate) => void;
}

/** One column of the board; it reads its own candidates. */
export function BoardColumn(props: BoardColumnProps) {
  const { choice, place, stages, pages, mayMove, drag, focusedId, onMore, onCollapse, onMove, onPress } = props;
  const t = useTexts(candidatesTexts);
  const { number } = useFormats();
  const wordPlace = usePlaceWords();
  const column = place.name;
  const isOfEnded = place.states === 'ended';
  const { ofCompany } = useStages();
  const titleId = useId();
  const input = columnInput(choice, column, pages);
  const { again } = useRead(candidates.calls.column, input);
  const { answer, status, error } = useLastAnswer(candidates.calls.column, input);
  const rows = answer?.candidates ?? [];
  // Ended candidates have several moves, each with a place of its own.
  const destination = destinationOf(place);
  const key = destination === null ? undefined : destinationKey(destination);
  const isPossible = destination !== null && drag !== null && canReach(drag.candidate, destination);
  const [firstState = 'submitted'] = columnStates[place.states];
  return (
    <Column
      aria-labelledby={titleId}
      aria-busy={answer === null && status !== 'rejected'}
      data-move={key}
      $tone={stages.length > 0 ? stateTones[firstState] : null}
      $isTarget={isPossible && drag?.target === key}
      $isFaint={drag !== null && !isPossible && !rows.some(({ id }) => id === drag.candidate.id)}
    >
      <ColumnHead>
        <h2 id={titleId}>
          {wordPlace(place)} <span>{answer !== null && number(answer.total)}</span>
          {place.stage !== null && <small>{t(`states.${place.stage.state}`)}</small>}
        </h2>
        {onCollapse !== undefined && (
          <IconButton icon="chevronRight" size="small" label={t('board.collapse')} onClick={onCollapse} />
        )}
      </ColumnHead>
      {answer === null && status !== 'rejected' && <Skeleton lines={3} height="4rem" />}
      {answer === null && status === 'rejected' && (
        <Stack gap={8}>
          <Text size="small" role="alert">
            {error?.message || t('failed')}
          </Text>
          <Button size="small" variant="secondary" iconBefore="refresh" onClick={again}>
            {t('board.retry')}
          </Button>
        </Stack>
      )}
      {answer !== null && rows.length === 0 && (
        <Text size="small" tone="soft">
          {t('board.empty')}
        </Text>
      )}
      {rows.length > 0 && (
        <ul aria-labelledby={titleId}>
          {rows.map((candidate, index) => (
            <BoardCard
              key={candidate.id}
              candidate={candidate}
              address={candidateAddress(candidate.id, { ...choice, column })}
              hasJob={choice.jobId === null}
              hasState={isOfEnded}
              destinations={destinationsOf(candidate, stages.length > 0 ? stages : ofCompany(candidate.job.company_id))}
              mayMove={mayMove}
              isMoving={drag?.candidate.id === candidate.id}
              takesFocus={focusedId === candidate.id}
              onMove={(target) => onMove(candidate, target, (rows[index + 1] ?? rows[index - 1])?.id ?? null)}
              onPress={(event) => onPress(event, candidate)}
            />
          ))}
        </ul>
      )}
      {answer !== null && rows.length < answer.total && (
        <Button size="small" variant="ghost" isLoading={status === 'pending'} onClick={onMore}>
          {t('board.more')}
        </Button>
      )}
    </Column>
  );
}
