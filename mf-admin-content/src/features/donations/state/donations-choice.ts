import { donationSorts, type DonationView, donationViews } from '@enlace/shared-contract/donations';

export const pageSize = 25;

type Sort = (typeof donationSorts)[number];

/** What an address selects; invalid values are ignored. */
export interface DonationsChoice {
  readonly view: DonationView;
  readonly search: string;
  /** First and last day of the receipts, `YYYY-MM-DD`; empty without a bound. */
  readonly from: string;
  readonly to: string;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  /** The open donation. */
  readonly openId: number | null;
}

export const donationSort = (field: string): Sort => donationSorts.find((name) => name === field) ?? 'last_at';

export function choiceOf(params: URLSearchParams): DonationsChoice {
  const page = Number(params.get('page'));
  const openId = Number(params.get('donation'));
  return {
    view: donationViews.find((name) => name === params.get('view')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 200),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    sort: donationSort(params.get('sort') ?? ''),
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    openId: Number.isInteger(openId) && openId > 0 ? openId : null,
  };
}

const dayOf = (text: string | null): string =>
  /^20\d{2}-[01]\d-[0-3]\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? '')) ? (text ?? '') : '';

const withoutBlanks = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));

/** The bounds of a time in the query of a call, which does not include its end. */
export function timeOf({ from, to }: Pick<DonationsChoice, 'from' | 'to'>): Record<string, string> {
  const end = to === '' ? '' : new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10);
  return withoutBlanks({ from, to: end });
}

/** The query of the call. */
export function queryOf(choice: DonationsChoice): Readonly<Record<string, string | number>> {
  const { view: viewName, search, sort, direction, page } = choice;
  return { ...withoutBlanks({ view: viewName, search }), ...timeOf(choice), sort, direction, page, per_page: pageSize };
}

export function addressOf(choice: DonationsChoice): string {
  const { view: viewName, search, from, to, sort, direction, page, openId } = choice;
  const query = new URLSearchParams(
    withoutBlanks({
      search,
      from,
      to,
      view: viewName === 'all' ? '' : viewName,
      sort: sort === 'last_at' ? '' : sort,
      direction: direction === 'desc' ? '' : direction,
      page: page === 1 ? '' : String(page),
      donation: openId === null ? '' : String(openId),
    }),
  ).toString();
  return query === '' ? '/admin/donations' : `/admin/donations?${query}`;
}

/** Whether days or a search leave donations out. */
export const isNarrowed = ({ search, from, to }: DonationsChoice): boolean =>
  [search, from, to].some((value) => value !== '');
