import { mostChosen } from '@enlace/shared-contract/talent-pool';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

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
  return (
    <Bar role="group" aria-label={t('bulk.label')}>
      <p role="status">{t('bulk.selected', { count })}</p>
      {!isAll && total > count && (
        <Button size="small" variant="ghost" onClick={onAll}>
          {t('bulk.all', { count: total })}
        </Button>
      )}
      {count > mostChosen ? (
        <span>{t('bulk.tooMany', { most: mostChosen })}</span>
      ) : (
        actions.map(
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
        )
      )}
      <Button size="small" variant="ghost" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: ${theme.layer.sticky};
  bottom: ${theme.space[16]};
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
