import type { Locale } from '@enlace/shared-contract';

import type { ListQueryOf } from '@enlace/shared-data';
import type { chapters } from '@enlace/shared-contract';

/** All chapters by name, for filters. Lists and filters use the same query, so they share one request. */
export function allChaptersQuery(locale: Locale): ListQueryOf<typeof chapters> {
  return { sort: 'name', order: 'asc', lang: locale };
}
