import { useTexts } from '@enlace/shared-platform';

import type { BoardPlace } from '../state/columns';
import { candidatesTexts } from '../texts';

/** Returns a function that names a column: its stage or its states. */
export function usePlaceWords(): (place: BoardPlace) => string {
  const t = useTexts(candidatesTexts);
  return ({ name, states, stage }) => {
    if (stage !== null) return stage.name;
    const words = t(`columnsOf.${states}`);
    return name === states || states === 'submitted' ? words : t('board.rest', { state: words });
  };
}
