import { styled, useTexts } from '@enlace/shared-platform';
import { Select, theme } from '@enlace/shared-ui';

import type { PoolChoice } from '../state/pool-choice';
import { poolTexts } from '../texts';

const orders = {
  newest: { sort: 'updated_at', order: 'desc' },
  oldest: { sort: 'updated_at', order: 'asc' },
  mostYears: { sort: 'years', order: 'desc' },
  fewestYears: { sort: 'years', order: 'asc' },
} as const satisfies Readonly<Record<string, Pick<PoolChoice, 'sort' | 'order'>>>;

const names = ['newest', 'oldest', 'mostYears', 'fewestYears'] as const;

export interface SortChoiceProps {
  readonly choice: Pick<PoolChoice, 'sort' | 'order'>;
  readonly onChange: (part: Pick<PoolChoice, 'sort' | 'order'>) => void;
}

/** The order of the list. */
export function SortChoice({ choice, onChange }: SortChoiceProps) {
  const t = useTexts(poolTexts);
  const current = names.find((name) => orders[name].sort === choice.sort && orders[name].order === choice.order);
  return (
    <Place>
      <Select
        aria-label={t('order.label')}
        options={names.map((value) => ({ value, label: t(`order.${value}`) }))}
        value={current}
        onChange={({ target }) => onChange(orders[names.find((name) => name === target.value) ?? 'newest'])}
      />
    </Place>
  );
}

const Place = styled.div`
  max-width: 100%;
  select {
    min-height: 2.25rem;
    padding-block: ${theme.space[4]};
    font-size: ${theme.textSize.small};
  }
`;
