import { mostMoved } from '@enlace/shared-contract/recruiting';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

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
  return (
    <Bar role="group" aria-label={t('bulk.label')}>
      <p role="status">{t('bulk.selected', { count })}</p>
      {!isAll && total > count && (
        <Button size="small" variant="ghost" onClick={onAll}>
          {t('bulk.all', { count: total })}
        </Button>
      )}
      {count > mostMoved ? (
        <span>{t('bulk.tooMany', { most: mostMoved })}</span>
      ) : (
        <>
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
        </>
      )}
      <Button size="small" variant="ghost" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.middle};
  > p {
    margin-inline-end: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
