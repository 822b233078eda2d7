import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { IconButton, Select, theme } from '@enlace/shared-ui';

import { idOf } from '../../../lib/addresses';
import { talentTexts } from '../../../lib/talent/texts';
import type { PoolChoice } from '../state/pool-choice';
import { FailedPools, type PoolRailProps } from './pool-rail';

export interface PoolSelectProps extends PoolRailProps {
  readonly onChoose: (poolId: PoolChoice['poolId']) => void;
}

/** The pools as a select, for windows without room for a column. */
export function PoolSelect({ choice, pools, onAdd, onChoose }: PoolSelectProps) {
  const t = useTexts(talentTexts);
  const { number } = useFormats();
  if (pools.hasFailed) return <FailedPools onRetry={pools.retry} />;
  const options = (pools.rows ?? []).map(({ id, name, count }) => ({
    value: id,
    label: t('pools.option', { name, count: number(count) }),
  }));
  return (
    <Line>
      <Select
        aria-label={t('pools.label')}
        placeholder={t('pools.all')}
        options={options}
        value={choice.poolId ?? ''}
        onChange={({ target }) => onChoose(idOf(target.value))}
      />
      {onAdd !== undefined && <IconButton icon="plus" label={t('pools.add')} aria-haspopup="dialog" onClick={onAdd} />}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[8]};
  align-items: center;
`;
