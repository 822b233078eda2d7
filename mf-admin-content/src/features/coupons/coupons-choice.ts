import { couponSorts, couponViews } from '@enlace/shared-contract/memberships';

export const pageSize = 25;

type Sort = (typeof couponSorts)[number];

/** What an address selects; invalid values are ignored. */
export interface CouponsChoice {
  readonly view: (typeof couponViews)[number];
  readonly search: string;
  readonly sort: Sort | null;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

export function choiceOf(params: URLSearchParams): CouponsChoice {
  const page = Number(params.get('page'));
  return {
    view: couponViews.find((name) => name === params.get('view')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 60),
    sort: couponSort(params.get('sort') ?? ''),
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

export const couponSort = (field: string): Sort | null => couponSorts.find((name) => name === field) ?? null;

const parametersOf = ({ view: viewName, search, sort, direction, page }: CouponsChoice): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      view: viewName === 'all' ? '' : viewName,
      search,
      sort: sort ?? '',
      direction: sort === null ? '' : direction,
      page: page === 1 ? '' : String(page),
    }).filter(([, value]) => value !== ''),
  );

/** The query of the call. */
export const queryOf = (choice: CouponsChoice): Readonly<Record<string, string | number>> => ({
  ...parametersOf(choice),
  page: choice.page,
  per_page: pageSize,
});

export function addressOf(choice: CouponsChoice): string {
  const query = new URLSearchParams(parametersOf(choice)).toString();
  return query === '' ? '/admin/coupons' : `/admin/coupons?${query}`;
}
