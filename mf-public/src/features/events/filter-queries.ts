import type { Locale } from '@enlace/shared-contract/text';
import type { Query } from '@enlace/shared-data';

import { chapters } from '../../lib/chapters.slice';
import { eventCategories } from '../../lib/event-categories.slice';
import { queriesOf } from '../../lib/page-reads';
import { tags } from '../../lib/tags.slice';
import { filterReads } from './filter-reads';

/** The choices of the filter, for the parts that load them themselves. */
export function filterQueries(locale: Locale): readonly Query[] {
  return queriesOf(filterReads(locale), [chapters, eventCategories, tags]);
}
