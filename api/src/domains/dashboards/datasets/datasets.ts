import { specifiedDatasets } from '@enlace/shared-contract/dashboards';

import type { Dataset } from './define-dataset';
import * as entries from './entries';

const names: readonly string[] = specifiedDatasets;
const placeOf = ({ name }: Dataset): number => (names.includes(name) ? names.indexOf(name) : names.length);

/** All data sets: those of the specification in its order, then the others by their names. */
export const datasets: readonly Dataset[] = Object.values<Dataset>(entries).sort(
  (one, other) => placeOf(one) - placeOf(other) || (one.name < other.name ? -1 : 1),
);

export function findDataset(name: string): Dataset | undefined {
  return datasets.find((dataset) => dataset.name === name);
}
