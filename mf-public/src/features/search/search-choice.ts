import { searchKinds, type SearchKind, searchOrders } from '@enlace/shared-contract/site';

import { pageOf, pathWith } from '../../lib/page-search';

export interface SearchChoice {
  readonly q: string;
  /** Null for all kinds. */
  readonly kind: SearchKind | null;
  readonly order: (typeof searchOrders)[number];
  readonly page: number;
}

/** The choice in an address. */
export function searchChoiceOf(search: URLSearchParams): SearchChoice {
  const kind = searchKinds.find((knownKind) => knownKind === search.get('kinds')) ?? null;
  return {
    q: (search.get('q') ?? '').trim().slice(0, 120),
    kind,
    order: searchOrders.find((order) => order === search.get('sort')) ?? 'best',
    page: kind === null ? 1 : pageOf(search),
  };
}

/** The address of a choice, without default values. */
export function searchAddress({ q, kind, order, page }: SearchChoice): string {
  return pathWith('/search', { q, kinds: kind ?? '', sort: order === 'best' ? '' : order, page });
}
