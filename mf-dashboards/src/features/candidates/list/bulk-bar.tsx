import { mostMoved } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

import { SelectionBar } from '../../../lib/selection-bar';
import { useDestinationWords } from '../move/use-destination-words';
import { type Destination, destinationKey } from '../state/destinations';
import { candidatesTexts } from '../texts';

export interface BulkBarProps {
  /** Selected candidates. */
  readonly count: number;
  /** Candidates of the filters. */
  readonly total: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  /** Where they can be moved. */
  readonly destinations: readonly Destination[];
  readonly onMove: (destination: Destination) => void;
}

/** What a recruiter can do with the selected candidates. */
export function BulkBar({ count, total, isAll, destinations, onAll, onClear, onMove }: BulkBarProps) {
  const t = useTexts(candidatesTexts);
  const wordDestination = useDestinationWords();
  const words = {
    label: t('bulk.label'),
    selected: t('bulk.selected', { count }),
    all: t('bulk.all', { count: total }),
    tooMany: t('bulk.tooMany', { most: mostMoved }),
    clear: t('bulk.clear'),
  };
  return (
    <SelectionBar
      words={words}
      count={count}
      total={total}
      isAll={isAll}
      onAll={onAll}
      onClear={onClear}
      most={mostMoved}
    >
      <Dropdown
        placement="top-end"
        trigger={(props) => (
          <Button size="small" iconAfter="chevronDown" {...props}>
            {t('bulk.moveTo')}
          </Button>
        )}
        items={destinations
          .filter(({ move }) => move !== 'reject')
          .map((destination) => ({
            id: destinationKey(destination),
            label: wordDestination(destination),
            onSelect: () => onMove(destination),
          }))}
      />
      <Button size="small" variant="secondary" onClick={() => onMove({ move: 'reject', stage: null })}>
        {t('move.rejectMenu')}
      </Button>
    </SelectionBar>
  );
}
