import type { Locale } from '@enlace/shared-contract/text';
import type { LibraryQuery } from '@enlace/shared-admin/media';

/** Names of the orders, and their queries. */
const orders = {
  newest: { sort: 'created_at', order: 'desc' },
  oldest: { sort: 'created_at', order: 'asc' },
  changed: { sort: 'updated_at', order: 'desc' },
  name: { sort: 'name', order: 'asc' },
  largest: { sort: 'bytes', order: 'desc' },
} as const;

export type OrderName = keyof typeof orders;
export const orderNames: readonly OrderName[] = ['newest', 'oldest', 'changed', 'name', 'largest'];

const filterNames = ['kind', 'folder', 'tag', 'used', 'missing_alt', 'trashed'] as const;
export type FilterName = (typeof filterNames)[number];

/** The user's choices in the address. */
export interface MediaChoice {
  readonly view: 'grid' | 'list';
  readonly search: string;
  readonly filters: Readonly<Partial<Record<FilterName, string>>>;
  readonly order: OrderName;
  readonly page: number;
  /** The file whose details are open. */
  readonly id: number | null;
}

/** Files per page; it fills a grid of two to six columns. */
export const pageSize = 48;

/** Reads the address; invalid values are ignored. */
export function readChoice(search: URLSearchParams): MediaChoice {
  const page = Number(search.get('page'));
  const id = Number(search.get('id'));
  const allowed: Readonly<Partial<Record<FilterName, readonly string[]>>> = {
    kind: ['image', 'document'],
    used: ['yes', 'no'],
    missing_alt: ['yes', 'en', 'es', 'pt'],
    trashed: ['only'],
  };
  const filters = filterNames.flatMap((name) => {
    const value = (search.get(name) ?? '').slice(0, 200);
    return value === '' || allowed[name]?.includes(value) === false ? [] : [[name, value] as const];
  });
  return {
    view: search.get('view') === 'list' ? 'list' : 'grid',
    search: (search.get('search') ?? '').slice(0, 200),
    filters: Object.fromEntries(filters),
    order: orderNames.find((name) => name === search.get('order')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
  };
}

/** The address of a choice, without default values. */
export function addressOf({ view: layout, search, filters, order, page, id }: MediaChoice): string {
  const entries = [
    ['search', search],
    ...Object.entries(filters),
    ['order', order === 'newest' ? '' : order],
    ['view', layout === 'grid' ? '' : layout],
    ['page', page === 1 ? '' : String(page)],
    ['id', id === null ? '' : String(id)],
  ].filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '');
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '/admin/media' : `/admin/media?${text}`;
}

/** The query of a choice. */
export function queryOf({ search, filters, order, page }: MediaChoice, lang: Locale): LibraryQuery {
  // The contract's values restrict the address, so these types match.
  return {
    ...filters,
    ...orders[order],
    page,
    per_page: pageSize,
    lang,
    ...(search === '' ? {} : { search }),
  } as LibraryQuery;
}

export function isNarrowed({ search, filters }: MediaChoice): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}
