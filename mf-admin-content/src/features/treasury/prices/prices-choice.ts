import { pricePreviewSorts, pricePreviewViews } from '@enlace/shared-contract/memberships';

export const pageSize = 25;

type Sort = (typeof pricePreviewSorts)[number];

/** What an address selects; invalid values are ignored. */
export interface PricesChoice {
  /** Empty without a package. */
  readonly packageId: string;
  readonly view: (typeof pricePreviewViews)[number];
  readonly search: string;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

export const priceSort = (field: string | null): Sort =>
  pricePreviewSorts.find((name) => name === field) ?? 'applies_at';

export const priceView = (name: string | null): PricesChoice['view'] =>
  pricePreviewViews.find((viewName) => viewName === name) ?? 'all';

export function choiceOf(params: URLSearchParams): PricesChoice {
  const page = Number(params.get('page'));
  return {
    packageId: /^[1-9]\d{0,14}$/.exec(params.get('package_id') ?? '')?.[0] ?? '',
    view: priceView(params.get('view')),
    search: (params.get('search') ?? '').slice(0, 200),
    sort: priceSort(params.get('sort')),
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

const withoutBlanks = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));

/** The query of the call. */
export function queryOf({ packageId, view: viewName, search, sort, direction, page }: PricesChoice) {
  return {
    ...withoutBlanks({ package_id: packageId, view: viewName, search }),
    sort,
    direction,
    page,
    per_page: pageSize,
  };
}

export function addressOf({ packageId, view: viewName, search, sort, direction, page }: PricesChoice): string {
  const query = new URLSearchParams(
    withoutBlanks({
      package_id: packageId,
      view: viewName === 'all' ? '' : viewName,
      search,
      sort: sort === 'applies_at' ? '' : sort,
      direction: direction === 'asc' ? '' : direction,
      page: page === 1 ? '' : String(page),
    }),
  ).toString();
  return query === '' ? '/admin/membership-prices' : `/admin/membership-prices?${query}`;
}
