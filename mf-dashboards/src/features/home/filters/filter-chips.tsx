import { useTexts } from '@enlace/shared-platform';
import { Button, Icon } from '@enlace/shared-ui';

import type { ChangeView } from '../state/use-choice';
import { firstView } from '../state/view-choice';
import { homeTexts } from '../texts';
import { Chip, Chips, Hint } from './filter-bar.styles';
import type { FilterLabel } from './use-filter-labels';

export interface FilterChipsProps {
  readonly labels: readonly FilterLabel[];
  readonly onChange: ChangeView;
}

/** The filters of the address; each is a button that removes it. */
export function FilterChips({ labels, onChange }: FilterChipsProps) {
  const t = useTexts(homeTexts);
  return (
    <>
      <Chips aria-label={t('filters.inUse')}>
        {labels.map(({ key, label, isUnused, removal }) => (
          <li key={key}>
            <Chip
              type="button"
              aria-label={t('filters.remove', { label })}
              $isUnused={isUnused}
              onClick={() => onChange(removal)}
            >
              <span>{label}</span>
              <Icon name="close" size={14} />
            </Chip>
          </li>
        ))}
        <li>
          <Button size="small" variant="ghost" onClick={() => onChange(firstView)}>
            {t('filters.reset')}
          </Button>
        </li>
      </Chips>
      {labels.some(({ isUnused }) => isUnused) && <Hint>{t('filters.single')}</Hint>}
    </>
  );
}
