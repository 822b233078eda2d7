import { useScreen } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, SearchInput, theme } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import { useIsNarrow } from '../frame/use-is-narrow';
import { areSingleKeysOn, isTaken } from '../keys/single-keys';
import { useAdminTexts } from '../texts';
import { TrashSwitch } from '../trash/trash-switch';
import { WhereButton } from '../where/where-button';
import { FilterSelect } from './filter-select';
import { FilterSheet } from './filter-sheet';
import { isNarrowed, type ListState } from './list-state';
import { useSearchTerm } from './use-search-term';

export interface ListToolbarProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly words: ResourceTexts;
  /** Number of matching rows; null while unknown. */
  readonly total: number | null;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Search and filters of a list; on phones one button opens the filters. `/` moves the focus to the search. */
export function ListToolbar({ admin, state, words, total, onChange }: ListToolbarProps) {
  const t = useAdminTexts();
  const viewerId = useScreen().viewer?.id ?? 0;
  const isNarrow = useIsNarrow();
  const [term, setTerm] = useSearchTerm(state.search, (search) => onChange({ search }));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTaken(event) || !areSingleKeysOn(viewerId)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [viewerId]);

  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = state.filters;
    onChange({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  const clear = () => onChange({ search: '', where: '', filters: {} });
  const search = (
    <SearchInput
      ref={box}
      label={words('search')}
      {...(isNarrow && { placeholder: t('list.search') })}
      value={term}
      maxLength={200}
      onChange={(event) => setTerm(event.target.value)}
    />
  );
  if (isNarrow)
    return (
      <ShortBar role="search">
        {search}
        <FilterSheet admin={admin} state={state} words={words} total={total} onChange={onChange} onClear={clear} />
      </ShortBar>
    );
  return (
    <Bar role="search">
      {search}
      {admin.filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          words={words}
          value={state.filters[filter.name] ?? ''}
          onChange={(value) => choose(filter.name, value)}
        />
      ))}
      <Tools>
        <WhereButton admin={admin} where={state.where} onApply={(where) => onChange({ where })} />
        {isNarrowed(state) && (
          <Button variant="ghost" iconBefore="close" onClick={clear}>
            {t('list.clear')}
          </Button>
        )}
        <TrashSwitch admin={admin} isTrashed={state.isTrashed} onChange={onChange} />
      </Tools>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  margin-bottom: ${theme.space[12]};
  > span {
    flex: 0 1 auto;
    max-width: 24rem;
  }
  > span:first-child {
    flex: 1 1 12rem;
    max-width: none;
  }
  input,
  select,
  button {
    min-height: 2.5rem;
    font-size: 0.9375rem;
  }
  select {
    width: auto;
    min-width: 7rem;
    max-width: 100%;
    padding-right: 2.125rem;
    text-overflow: ellipsis;
    /* As wide as the chosen text, so that no language cuts it off. */
    field-sizing: content;
  }
  select[data-set='true'] {
    border-color: ${theme.color.teal};
    background-color: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
  }
`;

/** The search and the filter button in one line. */
const ShortBar = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[8]};
  > span {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
    padding-inline: ${theme.space[12]};
  }
  > button[aria-pressed='true'] {
    border-color: ${theme.color.teal};
    background-color: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
  }
`;

/** A group, so that no button is alone on a line. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
