import { Cluster } from '@enlace/shared-ui';

import type { AdminResource } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import { WhereButton } from '../where/where-button';
import { FilterDrawer } from './filter-drawer';
import { FilterSelect } from './filter-select';
import { isNarrowed, type ListState } from './list-state';

export interface FilterSheetProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly words: ResourceTexts;
  /** Number of matching rows; null while unknown. */
  readonly total: number | null;
  readonly onChange: (change: Partial<ListState>) => void;
  readonly onClear: () => void;
}

/** The filters of a list on phones. */
export function FilterSheet({ admin, state, words, total, onChange, onClear }: FilterSheetProps) {
  const t = useAdminTexts();
  const count = Object.keys(state.filters).length + (state.where.match(/"field":/g)?.length ?? 0);
  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = state.filters;
    onChange({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <FilterDrawer
      count={count}
      {...(total === null ? {} : { result: words('count', { count: total }) })}
      {...(isNarrowed(state) ? { onClear } : {})}
    >
      {admin.filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          hasLabel
          filter={filter}
          words={words}
          value={state.filters[filter.name] ?? ''}
          onChange={(value) => choose(filter.name, value)}
        />
      ))}
      <Cluster>
        <WhereButton
          admin={admin}
          where={state.where}
          label={t('where.more')}
          onApply={(where) => onChange({ where })}
        />
      </Cluster>
    </FilterDrawer>
  );
}
