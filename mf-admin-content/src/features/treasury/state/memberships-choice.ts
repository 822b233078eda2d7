import { type MembershipView, membershipSorts, membershipViews } from '@enlace/shared-contract/memberships';

export const pageSize = 25;

type Sort = (typeof membershipSorts)[number];

/** What an address selects; invalid values are ignored. */
export interface MembershipsChoice {
  readonly view: MembershipView;
  readonly search: string;
  readonly packageId: string;
  readonly roleId: string;
  readonly country: string;
  /** Null: the usual order of the view. */
  readonly sort: Sort | null;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  /** The open membership. */
  readonly openId: number | null;
}

export function choiceOf(params: URLSearchParams): MembershipsChoice {
  const page = Number(params.get('page'));
  const openId = Number(params.get('membership'));
  return {
    view: membershipViews.find((name) => name === params.get('view')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 200),
    packageId: idOf(params.get('package_id')),
    roleId: idOf(params.get('role_id')),
    country: /^[A-Z]{2}$/.exec(params.get('country') ?? '')?.[0] ?? '',
    sort: membershipSorts.find((name) => name === params.get('sort')) ?? null,
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    openId: Number.isInteger(openId) && openId > 0 ? openId : null,
  };
}

const idOf = (text: string | null): string => /^[1-9]\d{0,14}$/.exec(text ?? '')?.[0] ?? '';

const parametersOf = (choice: MembershipsChoice): Readonly<Record<string, string>> => ({
  view: choice.view === 'all' ? '' : choice.view,
  search: choice.search,
  package_id: choice.packageId,
  role_id: choice.roleId,
  country: choice.country,
  sort: choice.sort ?? '',
  direction: choice.sort === null ? '' : choice.direction,
  page: choice.page === 1 ? '' : String(choice.page),
});

const withoutBlanks = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));

/** The query of the call. */
export function queryOf(choice: MembershipsChoice): Readonly<Record<string, string | number>> {
  return { ...withoutBlanks(parametersOf(choice)), page: choice.page, per_page: pageSize };
}

export function addressOf(choice: MembershipsChoice): string {
  const openId = choice.openId === null ? '' : String(choice.openId);
  const query = new URLSearchParams(withoutBlanks({ ...parametersOf(choice), membership: openId })).toString();
  return query === '' ? '/admin/memberships' : `/admin/memberships?${query}`;
}

/** Whether filters or a search leave memberships out. */
export const isNarrowed = ({ search, packageId, roleId, country }: MembershipsChoice): boolean =>
  [search, packageId, roleId, country].some((value) => value !== '');
