import { Button, Cluster, Stack } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import type { Words } from '../declare/words';
import { useAdminTexts } from '../texts';
import { WhereButton } from '../where/where-button';
import { FilterSelect } from './filter-select';
import { isNarrowed, type ListState } from './list-state';

export interface FilterSheetProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly words: Words;
  /** Number of matching rows; null while unknown. */
  readonly total: number | null;
  readonly onChange: (change: Partial<ListState>) => void;
  readonly onClear: () => void;
}

/** On phones, one button with the number of active filters; it opens all filters, which apply at once. */
export function FilterSheet({ admin, state, words, total, onChange, onClear }: FilterSheetProps) {
  const t = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(state.filters).length + (state.where.match(/"field":/g)?.length ?? 0);
  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = state.filters;
    onChange({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <Button variant="secondary" iconBefore="filter" aria-pressed={count > 0} onClick={() => setOpen(true)}>
        {count === 0 ? t('where.open') : t('where.openSet', { count })}
      </Button>
      <Drawer
        isOpen={isOpen}
        title={t('list.filters')}
        onClose={() => setOpen(false)}
        footer={
          <Cluster>
            {isNarrowed(state) && (
              <Button variant="ghost" onClick={onClear}>
                {t('list.clear')}
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>
              {total === null ? t('list.showAny') : words('count', { count: total })}
            </Button>
          </Cluster>
        }
      >
        <Stack gap={16}>
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
        </Stack>
      </Drawer>
    </>
  );
}
