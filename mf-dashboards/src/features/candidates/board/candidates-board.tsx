import { useIsNarrow } from '@enlace/shared-admin';
import type { Candidate, CandidateMove } from '@enlace/shared-contract/recruiting';
import { useAnswer } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Select, Stack } from '@enlace/shared-ui';
import { useState } from 'react';

import { Dock } from '../dock';
import { TakeBack } from '../move/take-back';
import type { Moves } from '../move/use-moves';
import { candidates } from '../state/candidates';
import { addressOf, type CandidatesChoice } from '../state/candidates-choice';
import { type ColumnName, columnNames, countOf } from '../state/columns';
import { columnInput } from '../state/read-column';
import { useCandidateReturn } from '../state/use-candidate-return';
import { candidatesTexts } from '../texts';
import { BoardColumn } from './board-column';
import { Columns, Ghost } from './board.styles';
import { EndedStrip } from './ended-strip';
import { useCardDrag } from './use-card-drag';
import { type ColumnPages, useMoveOnBoard } from './use-move-on-board';

export interface CandidatesBoardProps {
  readonly choice: CandidatesChoice;
  readonly moves: Moves;
  readonly mayMove: boolean;
  readonly onChange: (part: Partial<CandidatesChoice>) => void;
}

/** The same candidates in columns; on phones one column, which the recruiter chooses. */
export function CandidatesBoard({ choice, moves, mayMove, onChange }: CandidatesBoardProps) {
  const t = useTexts(candidatesTexts);
  const isNarrow = useIsNarrow();
  const [pages, setPages] = useState<ColumnPages>({});
  const [isEndedOpen, setEndedOpen] = useState(false);
  const [focusedId, setFocusedId] = useState<Candidate['id'] | null>(null);
  const showMove = useMoveOnBoard(choice, pages);
  const moveCandidate = (candidate: Candidate, move: CandidateMove) =>
    moves.moveNow(candidate, move, () => showMove(candidate, move));
  const { drag, ghost, startDrag } = useCardDrag((candidate, move) => {
    setFocusedId(null);
    moveCandidate(candidate, move);
  });
  // Each column has the numbers of all states.
  const countedColumn = isNarrow ? choice.column : 'submitted';
  const countsInput = columnInput(choice, countedColumn, pages[countedColumn] ?? 1);
  const counts = useAnswer(candidates.calls.column, countsInput).answer?.states ?? null;
  useCandidateReturn(addressOf(choice), counts !== null);

  const columnElement = (column: ColumnName, onCollapse?: () => void) => (
    <BoardColumn
      key={column}
      choice={choice}
      column={column}
      pages={pages[column] ?? 1}
      mayMove={mayMove}
      drag={drag}
      focusedId={focusedId}
      onMore={() => setPages({ ...pages, [column]: (pages[column] ?? 1) + 1 })}
      onCollapse={onCollapse}
      onMove={(candidate, move) => {
        setFocusedId(candidate.id);
        moveCandidate(candidate, move);
      }}
      onPress={startDrag}
    />
  );
  const endedCount = counts === null ? null : countOf('ended', counts);
  return (
    <>
      {isNarrow ? (
        <Stack gap={12}>
          <Select
            aria-label={t('board.column')}
            options={columnNames.map((value) => ({
              value,
              label:
                counts === null
                  ? t(`columnsOf.${value}`)
                  : t('tab', { name: t(`columnsOf.${value}`), number: countOf(value, counts) }),
            }))}
            value={choice.column}
            onChange={({ target }) =>
              onChange({ column: columnNames.find((name) => name === target.value) ?? 'submitted' })
            }
          />
          {columnElement(choice.column)}
        </Stack>
      ) : (
        <Columns>
          {columnNames.filter((name) => name !== 'ended').map((name) => columnElement(name))}
          {isEndedOpen && columnElement('ended', () => setEndedOpen(false))}
          {(!isEndedOpen || drag !== null) && (
            <EndedStrip count={endedCount} drag={drag} onOpen={() => setEndedOpen(true)} />
          )}
        </Columns>
      )}
      {drag !== null && (
        <Ghost ref={ghost} aria-hidden style={{ transform: `translate(${drag.startX}px, ${drag.startY}px)` }}>
          {drag.candidate.name}
        </Ghost>
      )}
      <Dock>
        <TakeBack />
      </Dock>
    </>
  );
}
