import type { DatasetFilter } from '@enlace/shared-contract/dashboards';

import type { Day } from '../time/calendar';
import type { ViewerKind } from '../viewer-kind';

/** Values of the filters that an answer applies, by filter. */
export type AppliedFilters = Readonly<Partial<Record<DatasetFilter, readonly (string | number)[]>>>;

/** A cell whose list is wanted. */
interface DrilledCell {
  readonly key: string;
  /** First and last day; of the step, or of the period. Null: since the beginning. */
  readonly days: { readonly from: Day; readonly to: Day } | null;
  readonly filters: AppliedFilters;
}

/** The path of the list behind a cell, by kind of viewer; null where there is none. */
export type Drill = Partial<Readonly<Record<ViewerKind, (cell: DrilledCell) => string | null>>>;

/** Key of the groups that have no list: members without a value, and the groups after the first ones. */
export const emptyKey = 'none';
export const othersKey = 'others';

function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== '');
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}

interface Leaf {
  readonly field: string;
  readonly op: 'in' | 'between' | 'empty';
  readonly value?: readonly (string | number)[];
}

const userFields = { area: 'area', country: 'country_code', chapter: 'chapter' } as const;

/** The users of the back office: with the filters and days of the answer, and those of a cell. */
export function usersDrill(leafOf: (key: string) => Leaf | null, role = ''): (cell: DrilledCell) => string | null {
  return ({ key, days, filters }) => {
    const leaf = leafOf(key);
    if (key === othersKey || (leaf === null && key === emptyKey)) return null;
    const leaves: readonly Leaf[] = [
      ...(leaf === null ? [] : [leaf]),
      ...(days === null ? [] : [{ field: 'created_at', op: 'between', value: [days.from, days.to] } as const]),
      ...(['area', 'country', 'chapter'] as const).flatMap((name): Leaf[] => {
        const value = filters[name];
        return value === undefined ? [] : [{ field: userFields[name], op: 'in', value }];
      }),
    ];
    return addressOf('/admin/users', { role, where: leaves.length === 0 ? '' : JSON.stringify({ and: leaves }) });
  };
}

/** The condition for a cell whose key is an id or a code of a related row. */
export function relatedLeaf(field: string, isText = false): (key: string) => Leaf {
  return (key) =>
    key === emptyKey ? { field, op: 'empty' } : { field, op: 'in', value: [isText ? key : Number(key)] };
}

/** The talent pool with a filter for the cell; its list takes one area and one country. */
export function poolDrill(
  parametersOf: (key: string) => Readonly<Record<string, string>>,
): (cell: DrilledCell) => string | null {
  return ({ key, filters }) => {
    if (key === emptyKey || key === othersKey) return null;
    const { area = [], country = [], chapter = [] } = filters;
    // A list with other members than those of the cell would mislead.
    if (area.length > 1 || country.length > 1 || chapter.length > 0) return null;
    const common = { area: area.join(), country: country.join() };
    return addressOf('/dashboards/talent-pool', { ...common, ...parametersOf(key) });
  };
}

/** The recruiting history of the days of a cell. */
export function historyDrill(kind: 'contact' | 'application'): (cell: DrilledCell) => string | null {
  return ({ days, filters }) =>
    // The history has no filter for companies.
    filters.company === undefined
      ? addressOf('/dashboards/history', { kind, from: days?.from ?? '', to: days?.to ?? '' })
      : null;
}

const officePaths: Readonly<Record<string, string>> = { job: 'jobs', company: 'companies', chapter: 'chapters' };

/** The record of a key like `job:12` in the back office. */
export function recordDrill({ key }: DrilledCell): string | null {
  const [kind = '', id = ''] = key.split(':');
  const path = officePaths[kind];
  return path === undefined ? null : `/admin/${path}/${id}`;
}

/** The candidates of an own job. */
export function candidatesDrill({ key }: DrilledCell): string | null {
  const [kind, id = ''] = key.split(':');
  return kind === 'job' ? addressOf('/dashboards/candidates', { job: id }) : null;
}

/** The record of a chapter in the back office. */
export function chapterDrill({ key }: DrilledCell): string | null {
  return key === emptyKey ? null : `/admin/chapters/${key}`;
}

/** Filters of the talent pool for a band of years, `2-4` or `15-`. */
export function parametersOfYears(key: string): Readonly<Record<string, string>> {
  const [from = '', to = ''] = key.split('-');
  return { from, to };
}
