import { mostChosen } from '@enlace/shared-contract/talent-pool';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

import { SelectionBar } from '../../../lib/selection-bar';
import { talentTexts } from '../../../lib/talent/texts';

export interface BulkBarProps {
  /** Selected members. */
  readonly count: number;
  /** Members of the filters. */
  readonly total: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onPool: () => void;
  /** Missing outside of a pool with members by hand. */
  readonly onLeave: (() => void) | undefined;
  /** Missing for viewers without a company. */
  readonly onTag: (() => void) | undefined;
}

/** What a recruiter can do with the selected members. */
export function BulkBar({ count, total, isAll, onAll, onClear, onPool, onLeave, onTag }: BulkBarProps) {
  const t = useTexts(talentTexts);
  const actions = [
    ['toPool', onPool],
    ['fromPool', onLeave],
    ['tag', onTag],
  ] as const;
  const words = {
    label: t('bulk.label'),
    selected: t('bulk.selected', { count }),
    all: t('bulk.all', { count: total }),
    tooMany: t('bulk.tooMany', { most: mostChosen }),
    clear: t('bulk.clear'),
  };
  return (
    <Place>
      <SelectionBar
        words={words}
        count={count}
        total={total}
        isAll={isAll}
        onAll={onAll}
        onClear={onClear}
        most={mostChosen}
      >
        {actions.map(
          ([name, handleAction]) =>
            handleAction !== undefined && (
              <Button
                key={name}
                size="small"
                variant={name === 'toPool' ? 'primary' : 'secondary'}
                aria-haspopup="dialog"
                onClick={handleAction}
              >
                {t(`bulk.${name}`)}
              </Button>
            ),
        )}
      </SelectionBar>
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  z-index: ${theme.layer.sticky};
  bottom: ${theme.space[16]};
`;
