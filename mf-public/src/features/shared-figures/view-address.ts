import type { DatasetQuery } from '@enlace/shared-contract/dashboards';

/** A shared view. */
export interface SharedView {
  readonly dataset: string | null;
  readonly query: DatasetQuery;
}

/** The address of a view. mf-dashboards/src/features/home/state/view-choice.ts reads it. */
export function addressOfView({ dataset, query }: SharedView): string {
  const { from, to, compare = 'none', grain, area = [], country = [], chapter = [], company = [] } = query;
  const search = new URLSearchParams();
  if (from !== undefined && to !== undefined) {
    search.set('period', 'custom');
    search.set('from', from);
    search.set('to', to);
  }
  search.set('compare', compare);
  if (grain !== undefined) search.set('grain', grain);
  for (const [name, values] of Object.entries({ area, country, chapter, company }))
    values.forEach((value) => search.append(name, String(value)));
  if (dataset !== null) search.set('only', dataset);
  return `/dashboards?${search.toString()}`;
}
