import { jefaPerkKinds, type jefaPerks, type perks } from '@enlace/shared-contract/partners';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { orderOf, sortOf } from '../../lib/orders';
import { pageOf, pageSize, pathWith } from '../../lib/page-search';

export const perkOrders = ['kind', 'ending', 'newest'] as const;
export type PerkOrder = (typeof perkOrders)[number];

/** The visitor's choices in the address; empty without a choice. */
export interface PerksChoice {
  /** Filters both lists. */
  readonly search: string;
  readonly kind: (typeof jefaPerkKinds)[number] | '';
  readonly order: PerkOrder;
  readonly page: number;
}

const sorts: Readonly<Record<PerkOrder, Pick<ListQueryOf<typeof jefaPerks>, 'sort' | 'order'>>> = {
  kind: { sort: 'kind', order: 'asc' },
  ending: { sort: 'ends_on', order: 'asc' },
  newest: { sort: 'created_at', order: 'desc' },
};

export function perksChoiceOf(search: URLSearchParams): PerksChoice {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    kind: jefaPerkKinds.find((kind) => kind === search.get('kind')) ?? '',
    order: orderOf(search, perkOrders),
    page: pageOf(search),
  };
}

export function membersQuery(choice: PerksChoice, locale: Locale): ListQueryOf<typeof jefaPerks> {
  const { search, kind, order, page } = choice;
  return {
    when: 'current',
    ...sorts[order],
    page,
    per_page: pageSize,
    lang: locale,
    ...(search === '' ? {} : { search }),
    ...(kind === '' ? {} : { kind }),
  };
}

export function companiesQuery({ search }: PerksChoice, locale: Locale): ListQueryOf<typeof perks> {
  return { sort: 'companies_count', order: 'desc', lang: locale, ...(search === '' ? {} : { search }) };
}

/** The address of a choice, without default values. */
export function perksPath({ search, kind, order, page }: PerksChoice): string {
  return pathWith('/perks', { search, kind, sort: sortOf(order, perkOrders), page });
}

export function isNarrowed({ search, kind }: PerksChoice): boolean {
  return search !== '' || kind !== '';
}
