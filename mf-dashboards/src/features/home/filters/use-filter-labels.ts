import { type DatasetFilter, datasetFilters } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';

import { hasSingleValues } from '../state/counted-choice';
import type { Catalogue } from '../state/dashboards.slice';
import type { ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';

export interface FilterLabel {
  readonly key: string;
  readonly label: string;
  /** Whether another value of the filter counts instead. */
  readonly isUnused: boolean;
  /** The change that removes the filter. */
  readonly removal: Partial<ViewChoice>;
}

/** The filters of a view, in words. */
export function useFilterLabels(choice: ViewChoice, catalogue: Catalogue): readonly FilterLabel[] {
  const t = useTexts(homeTexts);
  const nameOf = (filter: DatasetFilter, value: string) =>
    optionsOf(catalogue.meta.choices, filter).find((option) => option.value === value)?.label ??
    t('filters.unknown', { value });
  return datasetFilters.flatMap((filter) =>
    choice[filter].map((value, index) => {
      const isUnused = index > 0 && hasSingleValues(catalogue);
      const label = `${t(`filters.names.${filter}`)}: ${nameOf(filter, value)}`;
      return {
        key: `${filter} ${value}`,
        isUnused,
        label: isUnused ? t('filters.unused', { label }) : label,
        removal: { [filter]: choice[filter].filter((one) => one !== value) },
      };
    }),
  );
}

/** What a filter can be set to. */
export function optionsOf(choices: Catalogue['meta']['choices'], filter: DatasetFilter) {
  const entries: readonly { readonly id: number | string; readonly name: string }[] = choices[filter];
  return entries.map(({ id, name }) => ({ value: String(id), label: name }));
}
