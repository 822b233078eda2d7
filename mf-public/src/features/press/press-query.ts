import { locales, pressKinds, type Locale, type press } from '@enlace/shared-contract';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pageSize, pathWith } from '../../lib/page-search';

export interface PressChoice {
  readonly kind: (typeof pressKinds)[number] | '';
  /** The language it was published in. */
  readonly language: Locale | '';
  readonly page: number;
}

export function pressChoiceOf(search: URLSearchParams): PressChoice {
  return {
    kind: pressKinds.find((kind) => kind === search.get('kind')) ?? '',
    language: locales.find((locale) => locale === search.get('language')) ?? '',
    page: pageOf(search),
  };
}

export function pressQuery({ kind, language, page }: PressChoice, locale: Locale): ListQueryOf<typeof press> {
  return {
    sort: 'published_on',
    order: 'desc',
    page,
    per_page: pageSize,
    lang: locale,
    ...(kind === '' ? {} : { kind }),
    ...(language === '' ? {} : { language }),
  };
}

export function pressPath(choice: PressChoice): string {
  return pathWith('/press', { ...choice });
}
