import type { founders, Locale } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pageSize, pathWith } from '../../lib/page-search';

export interface FoundersChoice {
  readonly search: string;
  readonly page: number;
}

export function foundersChoiceOf(search: URLSearchParams): FoundersChoice {
  return { search: (search.get('search') ?? '').trim().slice(0, 200), page: pageOf(search) };
}

export function foundersQuery({ search, page }: FoundersChoice, locale: Locale): ListQueryOf<typeof founders> {
  return {
    sort: 'name',
    order: 'asc',
    page,
    per_page: pageSize,
    lang: locale,
    ...(search === '' ? {} : { search }),
  };
}

export function foundersPath(choice: FoundersChoice): string {
  return pathWith('/founders', { ...choice });
}
