import type { Locale } from '@enlace/shared-contract/text';
import type { Query } from '@enlace/shared-data';

import { chapterNamesQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { eventCategories } from '../../lib/event-categories.slice';
import { tags } from '../../lib/tags.slice';
import { topicsQuery } from './events-query';

/** The choices of the filter: all chapters, kinds of events and topics. */
export function filterQueries(locale: Locale): Query[] {
  const names = topicsQuery(locale);
  return [chapters.list(chapterNamesQuery(locale)), eventCategories.list(names), tags.list(names)];
}
