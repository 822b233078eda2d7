import { datasetFilters } from '@enlace/shared-contract/dashboards';

import type { Catalogue } from './dashboards.slice';
import type { ViewChoice } from './view-choice';

/** Whether one value of each filter counts: small numbers could be computed from many combinations of values. */
export const hasSingleValues = ({ meta }: Catalogue): boolean => meta.has_single_choice === true;

/** The view with the filter values that count: of each filter the first one. */
export function countedChoice(choice: ViewChoice, catalogue: Catalogue): ViewChoice {
  if (!hasSingleValues(catalogue) || datasetFilters.every((name) => choice[name].length < 2)) return choice;
  const firstValues = datasetFilters.map((name) => [name, choice[name].slice(0, 1)] as const);
  return { ...choice, ...Object.fromEntries(firstValues) };
}
