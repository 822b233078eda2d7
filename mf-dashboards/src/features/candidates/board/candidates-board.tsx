import { useIsNarrow } from '@enlace/shared-admin';
import type { Candidate, CandidateStage } from '@enlace/shared-contract/recruiting';
import { useAnswer } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Select, Stack } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { Dock } from '../dock';
import { TakeBack } from '../move/take-back';
import type { Moves } from '../move/use-moves';
import { candidates } from '../state/candidates';
import { addressOf, type CandidatesChoice } from '../state/candidates-choice';
import { type BoardPlace, columnNameOf, countOf, placesOf } from '../state/columns';
import type { Destination } from '../state/destinations';
import { columnInput } from '../state/read-column';
import { useCandidateReturn } from '../state/use-candidate-return';
import { candidatesTexts } from '../texts';
import { BoardColumn } from './board-column';
import { Columns, Ghost } from './board.styles';
import { EndedStrip } from './ended-strip';
import { useCardDrag } from './use-card-drag';
import { type ColumnPages, useMoveOnBoard } from './use-move-on-board';
import { usePlaceWords } from './use-place-words';

export interface CandidatesBoardProps {
  readonly choice: CandidatesChoice;
  readonly moves: Moves;
  readonly mayMove: boolean;
  /** Stages of the company; none for several companies. */
  readonly stages: readonly CandidateStage[];
  readonly onChange: (part: Partial<CandidatesChoice>) => void;
}

/** The same candidates in columns; on phones one column, which the recruiter chooses. */
export function CandidatesBoard({ choice, moves, mayMove, stages, onChange }: CandidatesBoardProps) {
  const t = useTexts(candidatesTexts);
  const isNarrow = useIsNarrow();
  const [pages, setPages] = useState<ColumnPages>({});
  const [isEndedOpen, setEndedOpen] = useState(false);
  const [focusedId, setFocusedId] = useState<Candidate['id'] | null>(null);
  const columnSelect = useRef<HTMLDivElement>(null);
  const places = placesOf(stages);
  const wordPlace = usePlaceWords();
  const showMove = useMoveOnBoard(choice, pages, places);
  const moveCandidate = (candidate: Candidate, destination: Destination) =>
    moves.moveNow(candidate, destination, () => showMove(candidate, destination));
  const { drag, ghost, startDrag } = useCardDrag(stages, (candidate, destination) => {
    setFocusedId(null);
    moveCandidate(candidate, destination);
  });
  const [firstPlace] = places;
  const openPlace = places.find(({ name }) => name === choice.column) ?? firstPlace;
  // Each column has the numbers of all states and stages.
  const countedColumn = (isNarrow ? openPlace?.name : firstPlace?.name) ?? 'submitted';
  const countsInput = columnInput(choice, countedColumn, pages[countedColumn] ?? 1);
  const counts = useAnswer(candidates.calls.column, countsInput).answer;
  const numberOf = (place: BoardPlace): number | null => (counts === null ? null : countOf(place, counts, places));
  // Candidates without a stage have a column while there are some.
  const shownPlaces = places.filter(
    (place) =>
      place.name === place.states || place.stage !== null || place.states === 'submitted' || (numberOf(place) ?? 0) > 0,
  );
  useCandidateReturn(addressOf(choice), counts !== null);

  const columnElement = (place: BoardPlace, onCollapse?: () => void) => (
    <BoardColumn
      key={place.name}
      choice={choice}
      place={place}
      stages={stages}
      pages={pages[place.name] ?? 1}
      mayMove={mayMove}
      drag={drag}
      focusedId={focusedId}
      onMore={() => setPages({ ...pages, [place.name]: (pages[place.name] ?? 1) + 1 })}
      onCollapse={onCollapse}
      onMove={(candidate, destination, neighbourId) => {
        // On phones the card leaves the screen, so the next one takes the focus.
        setFocusedId(isNarrow ? neighbourId : candidate.id);
        if (isNarrow && neighbourId === null) columnSelect.current?.querySelector('select')?.focus();
        moveCandidate(candidate, destination);
      }}
      onPress={startDrag}
    />
  );
  const endedPlace = places.find(({ states }) => states === 'ended');
  return (
    <>
      {isNarrow ? (
        <Stack gap={12}>
          <div ref={columnSelect}>
            <Select
              aria-label={t('board.column')}
              options={shownPlaces.map((place) => {
                const number = numberOf(place);
                const name = wordPlace(place);
                return { value: place.name, label: number === null ? name : t('tab', { name, number }) };
              })}
              value={openPlace?.name ?? ''}
              onChange={({ target }) => onChange({ column: columnNameOf(target.value) ?? 'submitted' })}
            />
          </div>
          {openPlace !== undefined && columnElement(openPlace)}
        </Stack>
      ) : (
        <Columns>
          {shownPlaces.filter(({ states }) => states !== 'ended').map((place) => columnElement(place))}
          {isEndedOpen && endedPlace !== undefined && columnElement(endedPlace, () => setEndedOpen(false))}
          {(!isEndedOpen || drag !== null) && (
            <EndedStrip
              count={endedPlace === undefined ? null : numberOf(endedPlace)}
              drag={drag}
              onOpen={() => setEndedOpen(true)}
            />
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
