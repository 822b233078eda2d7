import { useScreen } from '@enlace/shared-data';
import { styled, useLocale } from '@enlace/shared-platform';
import { Button, SearchInput, Select, theme } from '@enlace/shared-ui';
import { useEffect, useMemo, useRef } from 'react';

import type { AdminResource, Filter } from '../declare/admin-resource';
import type { Words } from '../declare/words';
import { choicesOf, useLookup } from '../fields/choices';
import type { Choice, FieldOf } from '../fields/field';
import { areSingleKeysOn, isTaken } from '../keys/single-keys';
import { useAdminTexts } from '../texts';
import { TrashSwitch } from '../trash/trash-switch';
import { isNarrowed, type ListState } from './list-state';
import { WhereButton } from '../where/where-button';
import { useSearchTerm } from './use-search-term';

export interface ListToolbarProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly words: Words;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Search and filters of a list. `/` moves the focus to the search. */
export function ListToolbar({ admin, state, words, onChange }: ListToolbarProps) {
  const t = useAdminTexts();
  const viewerId = useScreen().viewer?.id ?? 0;
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
  return (
    <Bar role="search">
      <SearchInput
        ref={box}
        label={words('search')}
        value={term}
        maxLength={200}
        onChange={(event) => setTerm(event.target.value)}
      />
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
          <Button variant="ghost" iconBefore="close" onClick={() => onChange({ search: '', where: '', filters: {} })}>
            {t('list.clear')}
          </Button>
        )}
        <TrashSwitch
          admin={admin}
          isTrashed={state.isTrashed}
          onChange={(isTrashed) => onChange({ isTrashed, search: '', where: '', filters: {} })}
        />
      </Tools>
    </Bar>
  );
}

interface FilterProps<F extends Filter> {
  readonly filter: F;
  readonly words: Words;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterSelect({ filter, ...rest }: FilterProps<Filter>) {
  return filter.type === 'lookup' ? (
    <LookupFilter filter={filter} {...rest} />
  ) : (
    <ChoiceFilter filter={filter} {...rest} />
  );
}

function LookupFilter(props: FilterProps<FieldOf<'lookup'>>) {
  return <ChoiceList choices={useLookup(props.filter.from)} {...props} />;
}

function ChoiceFilter(props: FilterProps<FieldOf<'choice'>>) {
  const { locale } = useLocale();
  const { filter, words } = props;
  const choices = useMemo(() => choicesOf(filter.choices, filter.name, words, locale), [filter, locale, words]);
  return <ChoiceList choices={choices} {...props} />;
}

function ChoiceList({
  choices,
  filter,
  words,
  value,
  onChange,
}: FilterProps<Filter> & { readonly choices: readonly Choice[] }) {
  const t = useAdminTexts();
  const label = words(`fields.${filter.name}`);
  return (
    <Select
      aria-label={label}
      placeholder={`${label}: ${t('list.all')}`}
      options={choices}
      value={value}
      data-set={value !== ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
  > span {
    flex: 1 1 9rem;
  }
  > span:first-child {
    flex: 3 1 15rem;
  }
  select[data-set='true'] {
    border-color: ${theme.color.teal};
    background-color: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
  }
  ${theme.media.medium} {
    gap: ${theme.space[8]};
    input,
    select,
    button {
      min-height: 2.5rem;
      font-size: 0.9375rem;
    }
    select {
      padding-right: 2.125rem;
    }
    > span {
      flex: 1 1 10rem;
      max-width: 13rem;
    }
    > span:first-child {
      flex: 3 1 12rem;
      max-width: none;
    }
  }
`;

/** A group, so that no button is alone on a line. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;
