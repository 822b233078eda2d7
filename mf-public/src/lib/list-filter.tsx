import { Button, FormField, SearchInput } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { FilterChips, type FilterChipsProps } from './filter-chips';
import { FilterFold } from './filter-fold';
import { FilterForm } from './filter.styles';
import { useLiveFilter } from './use-live-filter';

export interface ListFilterProps {
  /** Path of the list without filters. */
  readonly path: string;
  /** Words in the list's address. */
  readonly search: string;
  readonly texts: { readonly search: string; readonly show: string };
  /** Choices in the list's address that have no field; a search keeps them. */
  readonly otherChoices?: Readonly<Record<string, string>>;
  /** Number of fields with the search. */
  readonly columns?: 2 | 3 | 4;
  readonly chips: FilterChipsProps['chips'];
  /** The fields after the search. */
  readonly children: ReactNode;
}

/** Search, further fields, and chips of the filters in use. A GET form, so it works without scripts. */
export function ListFilter({ path, search, texts, otherChoices = {}, columns = 2, chips, children }: ListFilterProps) {
  return (
    <>
      <FilterForm role="search" $fields={columns} {...useLiveFilter(path)}>
        {Object.entries(otherChoices).map(
          ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FormField label={texts.search}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <FilterFold usedCount={chips.length}>{children}</FilterFold>
        <noscript>
          <Button type="submit">{texts.show}</Button>
        </noscript>
      </FilterForm>
      <FilterChips chips={chips} bare={path} />
    </>
  );
}
