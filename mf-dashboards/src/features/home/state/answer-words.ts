import {
  type DatasetAnswer,
  datasetFilters,
  type DatasetInfo,
  type DatasetQuery,
} from '@enlace/shared-contract/dashboards';

import { noFilters, type ViewChoice } from './view-choice';

/** The comparison of the numbers that were counted with a query. */
export const compareOf = ({ compare }: DatasetQuery): ViewChoice['compare'] => compare ?? 'none';

/** The filters that have narrowed an answer. */
export function filtersOfAnswer(
  { filters }: DatasetInfo,
  { meta }: DatasetAnswer,
  query: DatasetQuery,
): Pick<ViewChoice, keyof typeof noFilters> {
  const names = datasetFilters.filter((name) => filters.includes(name) && !meta.ignored.includes(name));
  return { ...noFilters, ...Object.fromEntries(names.map((name) => [name, (query[name] ?? []).map(String)])) };
}
