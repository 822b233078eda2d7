import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Icon, theme } from '@enlace/shared-ui';

import { noFilters, type PoolChoice } from '../state/pool-choice';
import type { PoolFilter } from '../state/use-filters';
import { poolTexts } from '../texts';

export interface FilterChipsProps {
  readonly filters: readonly PoolFilter[];
  readonly onChange: (part: Partial<PoolChoice>) => void;
}

/** The filters in use; each is a button that removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const t = useTexts(poolTexts);
  if (filters.length === 0) return null;
  return (
    <Chips aria-label={t('filters.inUse')}>
      {filters.map(({ key, label, removal }) => (
        <li key={key}>
          <Chip type="button" aria-label={t('filters.remove', { label })} onClick={() => onChange(removal)}>
            <span>{label}</span>
            <Icon name="close" size={14} />
          </Chip>
        </li>
      ))}
      <li>
        <Button size="small" variant="ghost" onClick={() => onChange(noFilters)}>
          {t('clearAll')}
        </Button>
      </li>
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  li {
    max-width: 100%;
  }
`;

const Chip = styled.button`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0 ${theme.space[12]};
  border: 0;
  border-radius: ${theme.radius.round};
  background: ${theme.color.plumSoft};
  color: ${theme.color.plumInk};
  font: 600 ${theme.textSize.small} / 1.3 ${theme.font.text};
  cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.plum};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
