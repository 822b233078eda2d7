import type { publicChapters as chapters } from '@enlace/shared-contract/community';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { choiceFields } from './row-fields';

const fields = [...choiceFields, 'country'] as const;

/** All chapters by name, for the choices of forms. Those of one page use the same query, so they share one request. */
export function allChaptersQuery(locale: Locale): ListQueryOf<typeof chapters, (typeof fields)[number]> {
  return { sort: 'name', order: 'asc', lang: locale, fields };
}

const names = ['name', 'slug'] as const;

/** The same for a filter, which shows names alone. */
export function chapterNamesQuery(locale: Locale): ListQueryOf<typeof chapters, (typeof names)[number]> {
  return { sort: 'name', order: 'asc', lang: locale, fields: names };
}
