import { type DatasetFilter, datasetFilters } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';

import type { Catalogue } from '../state/dashboards.slice';
import type { ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';

export interface FilterLabel {
  readonly key: string;
  readonly label: string;
  /** The change that removes the filter. */
  readonly removal: Partial<ViewChoice>;
}

/** The filters in use, in words. */
export function useFilterLabels(choice: ViewChoice, { meta }: Catalogue): readonly FilterLabel[] {
  const t = useTexts(homeTexts);
  const nameOf = (filter: DatasetFilter, value: string) =>
    optionsOf(meta.choices, filter).find((option) => option.value === value)?.label ?? t('filters.unknown', { value });
  return datasetFilters.flatMap((filter) =>
    choice[filter].map((value) => ({
      key: `${filter} ${value}`,
      label: `${t(`filters.names.${filter}`)}: ${nameOf(filter, value)}`,
      removal: { [filter]: choice[filter].filter((one) => one !== value) },
    })),
  );
}

/** What a filter can be set to. */
export function optionsOf(choices: Catalogue['meta']['choices'], filter: DatasetFilter) {
  const entries: readonly { readonly id: number | string; readonly name: string }[] = choices[filter];
  return entries.map(({ id, name }) => ({ value: String(id), label: name }));
}
