import { investorKinds, investorStages, type investors } from '@enlace/shared-contract/partners';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { orderOf, sortOf } from '../../lib/orders';
import { pageOf, pageSize, pathWith } from '../../lib/page-search';

export type Stage = (typeof investorStages)[number];
export type Kind = (typeof investorKinds)[number];

export const investorOrders = ['name', 'newest', 'longest'] as const;
export type InvestorOrder = (typeof investorOrders)[number];

const sorts: Readonly<Record<InvestorOrder, Pick<ListQueryOf<typeof investors>, 'sort' | 'order'>>> = {
  name: { sort: 'name', order: 'asc' },
  newest: { sort: 'created_at', order: 'desc' },
  longest: { sort: 'since', order: 'asc' },
};

export interface InvestorsChoice {
  readonly search: string;
  readonly stage: Stage | '';
  readonly kind: Kind | '';
  readonly order: InvestorOrder;
  readonly page: number;
}

export function investorsChoiceOf(search: URLSearchParams): InvestorsChoice {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    stage: investorStages.find((stage) => stage === search.get('stage')) ?? '',
    kind: investorKinds.find((kind) => kind === search.get('kind')) ?? '',
    order: orderOf(search, investorOrders),
    page: pageOf(search),
  };
}

export function investorsQuery(choice: InvestorsChoice, locale: Locale): ListQueryOf<typeof investors> {
  const { search, stage, kind, order, page } = choice;
  return {
    ...sorts[order],
    page,
    per_page: pageSize,
    lang: locale,
    ...(search === '' ? {} : { search }),
    ...(stage === '' ? {} : { stage }),
    ...(kind === '' ? {} : { kind }),
  };
}

export function investorsPath({ order, page, ...choice }: InvestorsChoice): string {
  return pathWith('/investors', { ...choice, sort: sortOf(order, investorOrders), page });
}
