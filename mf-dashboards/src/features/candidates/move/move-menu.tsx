import { type Candidate, type CandidateMove, candidateMoves } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { IconButton } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

import { candidatesTexts } from '../texts';

export interface MoveMenuProps {
  readonly candidate: Pick<Candidate, 'name' | 'moves'>;
  readonly onMove: (move: CandidateMove) => void;
}

/** Menu of the states that a candidate can be moved to. */
export function MoveMenu({ candidate, onMove }: MoveMenuProps) {
  const t = useTexts(candidatesTexts);
  const { name, moves } = candidate;
  if (moves.length === 0) return null;
  const label = t('move.menu', { name });
  return (
    <Dropdown
      label={label}
      placement="bottom-end"
      trigger={(props) => <IconButton icon="more" size="small" label={label} {...props} />}
      items={moves.map((move) => ({
        id: move,
        label: move === 'reject' ? t('move.rejectMenu') : t(`states.${candidateMoves[move]}`),
        isDanger: move === 'reject',
        hasLine: move === 'reject' && moves.length > 1,
        onSelect: () => onMove(move),
      }))}
    />
  );
}
