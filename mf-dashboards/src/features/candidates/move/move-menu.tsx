import type { Candidate } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { IconButton } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

import { type Destination, destinationKey } from '../state/destinations';
import { candidatesTexts } from '../texts';
import { useDestinationWords } from './use-destination-words';

export interface MoveMenuProps {
  readonly candidate: Pick<Candidate, 'name'>;
  readonly destinations: readonly Destination[];
  readonly onMove: (destination: Destination) => void;
}

/** Menu of the states and stages that a candidate can be moved to. */
export function MoveMenu({ candidate, destinations, onMove }: MoveMenuProps) {
  const t = useTexts(candidatesTexts);
  const wordDestination = useDestinationWords();
  if (destinations.length === 0) return null;
  const label = t('move.menu', { name: candidate.name });
  return (
    <Dropdown
      label={label}
      placement="bottom-end"
      trigger={(props) => <IconButton icon="more" size="small" label={label} {...props} />}
      items={destinations.map((destination) => {
        const isRejection = destination.move === 'reject';
        return {
          id: destinationKey(destination),
          label: isRejection ? t('move.rejectMenu') : wordDestination(destination),
          isDanger: isRejection,
          hasLine: isRejection && destinations.length > 1,
          onSelect: () => onMove(destination),
        };
      })}
    />
  );
}
