import { isAllowed, namesForAllRows, type Viewer } from '@enlace/shared-contract/access';
import type { ListQuery } from '@enlace/shared-contract/lists';
import type { Resource } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';

/** The user's choices for a list, as the URL contains them. */
export interface ListState {
  readonly page: number;
  readonly perPage: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly search: string;
  /** A tree of conditions as text, in the API's format (`where`); empty for none. */
  readonly where: string;
  /** Shows the rows in the trash instead of the others. */
  readonly isTrashed: boolean;
  /** Values of the filters that are set, by name. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The values that a list allows in its URL. */
export interface ListRules {
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  readonly defaultOrder: 'asc' | 'desc';
  readonly filterNames: readonly string[];
  /** Whether removed rows can be listed. */
  readonly hasTrash: boolean;
}

export const pageSizes = [25, 50, 100] as const;
const usualSize = pageSizes[0];

/** Reads the URL; invalid values are ignored. */
export function readListState(search: URLSearchParams, rules: ListRules): ListState {
  const sort = rules.sorts.find((name) => name === search.get('sort'));
  const order = search.get('order');
  const page = Number(search.get('page'));
  const filters = rules.filterNames
    .map((name) => [name, (search.get(name) ?? '').slice(0, 200)] as const)
    .filter(([, value]) => value !== '');
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    perPage: pageSizes.find((size) => size === Number(search.get('per_page'))) ?? usualSize,
    sort: sort ?? rules.defaultSort,
    order: order === 'asc' || order === 'desc' ? order : sort === undefined ? rules.defaultOrder : 'asc',
    search: (search.get('search') ?? '').slice(0, 200),
    where: (search.get('where') ?? '').slice(0, 8192),
    isTrashed: rules.hasTrash && search.get('trashed') === 'only',
    filters: Object.fromEntries(filters),
  };
}

/** The URL's search for a choice, with `?` and without default values. */
export function writeListState(state: ListState, rules: ListRules): string {
  const isUsualSort = state.sort === rules.defaultSort && state.order === rules.defaultOrder;
  const entries = [
    ['search', state.search],
    ...Object.entries(state.filters),
    ['where', state.where],
    ['trashed', state.isTrashed ? 'only' : ''],
    ['sort', isUsualSort ? '' : state.sort],
    ['order', isUsualSort ? '' : state.order],
    ['per_page', state.perPage === usualSize ? '' : String(state.perPage)],
    ['page', state.page === 1 ? '' : String(state.page)],
  ].filter((entry): entry is [string, string] => entry[1] !== '' && entry[1] !== undefined);
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '' : `?${text}`;
}

/** The part of the rows that the list shows to this viewer. */
export type Reach = Pick<ListQuery, 'editable'>;

/** A viewer who can edit some rows sees only those in the back office, not all rows that are public. */
export function reachOf({ wire }: Pick<Resource, 'wire'>, viewer: Viewer | null): Reach {
  const access = wire.edit?.access;
  const names = namesForAllRows(access);
  return names !== null && !isAllowed(viewer, names) ? { editable: 'only' } : {};
}

/** The query for a choice. A change of filter, search or size starts on page 1. */
export function listQueryOf(
  state: ListState,
  locale: Locale,
  reach: Reach = {},
): ListQuery & Readonly<Record<string, string | number>> {
  return {
    ...reach,
    ...state.filters,
    ...(state.where === '' ? {} : { where: state.where, tz: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    ...(state.isTrashed ? { trashed: 'only' as const } : {}),
    page: state.page,
    per_page: state.perPage,
    sort: state.sort,
    order: state.order,
    ...(state.search === '' ? {} : { search: state.search }),
    lang: locale,
  };
}

/** Whether a filter or search is active; an empty list then means "none found", not "none yet". */
export function isNarrowed(state: ListState): boolean {
  return state.search !== '' || state.where !== '' || Object.keys(state.filters).length > 0;
}
