import { searchKinds, type SearchKind, searchOrders } from '@enlace/shared-contract';

import { pageOf, pathWith } from '../../lib/page-search';

export interface SearchChoice {
  readonly q: string;
  /** Null for every kind. */
  readonly kind: SearchKind | null;
  readonly order: (typeof searchOrders)[number];
  readonly page: number;
}

/** What an address asks for. */
export function searchChoiceOf(search: URLSearchParams): SearchChoice {
  const kind = searchKinds.find((known) => known === search.get('kinds')) ?? null;
  return {
    q: (search.get('q') ?? '').trim().slice(0, 120),
    kind,
    order: searchOrders.find((order) => order === search.get('sort')) ?? 'best',
    page: kind === null ? 1 : pageOf(search),
  };
}

/** The address of a choice; what is usual is left out. */
export function searchAddress({ q, kind, order, page }: SearchChoice): string {
  return pathWith('/search', { q, kinds: kind ?? '', sort: order === 'best' ? '' : order, page });
}
