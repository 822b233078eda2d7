import { myApplicationKinds, myApplicationSorts, type MyApplicationsQuery } from '@enlace/shared-contract/recruiting';

export const rowsPerPage = 20;

interface InLanguage {
  readonly lang: string;
}

/** What the address of the list chooses. */
export interface ListChoice {
  readonly kind: (typeof myApplicationKinds)[number];
  /** Empty without words. */
  readonly search: string;
  readonly sort: (typeof myApplicationSorts)[number];
  readonly page: number;
}

const directions = { changed_at: 'desc', applied_at: 'desc', job: 'asc', company: 'asc' } as const;

/** The choice of an address; a value that makes no sense is the default. */
export function choiceOf(search: URLSearchParams): ListChoice {
  const page = Number(search.get('page'));
  return {
    kind: myApplicationKinds.find((kind) => kind === search.get('kind')) ?? 'all',
    search: (search.get('search') ?? '').trim().slice(0, 200),
    sort: myApplicationSorts.find((sort) => sort === search.get('sort')) ?? 'changed_at',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

export function queryOf({ search, ...choice }: ListChoice, lang: string): MyApplicationsQuery & InLanguage {
  return {
    ...choice,
    ...(search === '' ? {} : { search }),
    direction: directions[choice.sort],
    per_page: rowsPerPage,
    lang,
  };
}

/** The address of a choice, without default values. */
export function listPath({ kind, search, sort, page }: ListChoice): string {
  const values = new URLSearchParams({
    ...(kind === 'all' ? {} : { kind }),
    ...(search === '' ? {} : { search }),
    ...(sort === 'changed_at' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  const text = values.toString();
  return text === '' ? '/my/applications' : `/my/applications?${text}`;
}
