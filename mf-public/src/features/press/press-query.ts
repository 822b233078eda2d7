import { pressKinds, type press } from '@enlace/shared-contract/editorial';
import { locales, type Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { orderOf, sortOf } from '../../lib/orders';
import { pageOf, pageSize, pathWith } from '../../lib/page-search';

export const pressOrders = ['newest', 'oldest', 'outlet'] as const;
export type PressOrder = (typeof pressOrders)[number];

const sorts: Readonly<Record<PressOrder, Pick<ListQueryOf<typeof press>, 'sort' | 'order'>>> = {
  newest: { sort: 'published_on', order: 'desc' },
  oldest: { sort: 'published_on', order: 'asc' },
  outlet: { sort: 'outlet', order: 'asc' },
};

export interface PressChoice {
  readonly search: string;
  readonly kind: (typeof pressKinds)[number] | '';
  /** Language of the publication. */
  readonly language: Locale | '';
  readonly order: PressOrder;
  readonly page: number;
}

export function pressChoiceOf(search: URLSearchParams): PressChoice {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    kind: pressKinds.find((kind) => kind === search.get('kind')) ?? '',
    language: locales.find((locale) => locale === search.get('language')) ?? '',
    order: orderOf(search, pressOrders),
    page: pageOf(search),
  };
}

export function pressQuery(choice: PressChoice, locale: Locale): ListQueryOf<typeof press> {
  const { search, kind, language, order, page } = choice;
  return {
    ...sorts[order],
    page,
    per_page: pageSize,
    lang: locale,
    ...(search === '' ? {} : { search }),
    ...(kind === '' ? {} : { kind }),
    ...(language === '' ? {} : { language }),
  };
}

export function pressPath({ order, page, ...choice }: PressChoice): string {
  return pathWith('/press', { ...choice, sort: sortOf(order, pressOrders), page });
}
