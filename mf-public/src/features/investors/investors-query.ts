import { investorKinds, investorStages, type investors, type Locale } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

import { pathWith } from '../../lib/page-search';

export type Stage = (typeof investorStages)[number];
export type Kind = (typeof investorKinds)[number];

export interface InvestorsChoice {
  readonly stage: Stage | '';
  readonly kind: Kind | '';
}

export function investorsChoiceOf(search: URLSearchParams): InvestorsChoice {
  return {
    stage: investorStages.find((stage) => stage === search.get('stage')) ?? '',
    kind: investorKinds.find((kind) => kind === search.get('kind')) ?? '',
  };
}

export function investorsQuery({ stage, kind }: InvestorsChoice, locale: Locale): ListQueryOf<typeof investors> {
  return {
    sort: 'name',
    order: 'asc',
    lang: locale,
    ...(stage === '' ? {} : { stage }),
    ...(kind === '' ? {} : { kind }),
  };
}

export function investorsPath(choice: InvestorsChoice): string {
  return pathWith('/investors', { ...choice });
}
