import type { publicChapters as chapters, tags } from '@enlace/shared-contract/community';
import type { eventCategories } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';

import { chapterNamesQuery } from '../../lib/chapter-names';
import { listRead, type PageRead } from '../../lib/page-reads';
import { topicsQuery } from './events-query';

/** The choices of the filter: all chapters, kinds of events and topics. */
export function filterReads(locale: Locale): readonly PageRead[] {
  const topics = topicsQuery(locale);
  return [
    listRead<typeof chapters>('chapters', chapterNamesQuery(locale)),
    listRead<typeof eventCategories>('event_categories', topics),
    listRead<typeof tags>('tags', topics),
  ];
}
