import type { Locale } from '@enlace/shared-contract';

import type { ListQueryOf } from '@enlace/shared-data';
import type { chapters } from '@enlace/shared-contract';

/** Every chapter by name, for filters; one question, so lists and filters share its answer. */
export function allChaptersQuery(locale: Locale): ListQueryOf<typeof chapters> {
  return { sort: 'name', order: 'asc', lang: locale };
}
