import type { founders } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { orderOf, sortOf } from '../../lib/orders';
import { pageOf, pageSize, pathWith } from '../../lib/page-search';

export const founderOrders = ['name', 'newest', 'company'] as const;
export type FounderOrder = (typeof founderOrders)[number];

const sorts: Readonly<Record<FounderOrder, Pick<ListQueryOf<typeof founders>, 'sort' | 'order'>>> = {
  name: { sort: 'name', order: 'asc' },
  newest: { sort: 'created_at', order: 'desc' },
  company: { sort: 'company', order: 'asc' },
};

export interface FoundersChoice {
  readonly search: string;
  readonly order: FounderOrder;
  readonly page: number;
}

export function foundersChoiceOf(search: URLSearchParams): FoundersChoice {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    order: orderOf(search, founderOrders),
    page: pageOf(search),
  };
}

export function foundersQuery(choice: FoundersChoice, locale: Locale): ListQueryOf<typeof founders> {
  const { search, order, page } = choice;
  return {
    ...sorts[order],
    page,
    per_page: pageSize,
    lang: locale,
    ...(search === '' ? {} : { search }),
  };
}

export function foundersPath({ search, order, page }: FoundersChoice): string {
  return pathWith('/founders', { search, sort: sortOf(order, founderOrders), page });
}
