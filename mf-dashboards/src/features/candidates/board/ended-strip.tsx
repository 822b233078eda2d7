import { useFormats, useTexts } from '@enlace/shared-platform';

import { stateColumnOf } from '../state/columns';
import { stateOfMove } from '../state/destinations';
import { candidatesTexts } from '../texts';
import { DropPlace, DropPlaces, Strip } from './board.styles';
import type { CardDrag } from './use-card-drag';

export interface EndedStripProps {
  /** Number of ended candidates; null while unknown. */
  readonly count: number | null;
  readonly drag: CardDrag | null;
  readonly onOpen: () => void;
}

/** The collapsed column of ended candidates. While a card is dragged, it has a place for each end. */
export function EndedStrip({ count, drag, onOpen }: EndedStripProps) {
  const t = useTexts(candidatesTexts);
  const { number } = useFormats();
  const moves =
    drag === null ? [] : drag.candidate.moves.filter((move) => stateColumnOf(stateOfMove(move)) === 'ended');
  if (moves.length > 0)
    return (
      <DropPlaces>
        {moves.map((move) => (
          <DropPlace key={move} data-move={move} $isTarget={drag?.target === move}>
            {t(`moves.${move}`)}
          </DropPlace>
        ))}
      </DropPlaces>
    );
  return (
    <Strip type="button" aria-expanded={false} onClick={onOpen}>
      {t('columnsOf.ended')} {count !== null && number(count)}
    </Strip>
  );
}
