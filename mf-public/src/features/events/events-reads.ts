import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { chapterNamesQuery } from '../../lib/chapter-names';
import { eventsChoiceOf, eventsQuery, topicsQuery } from './events-query';

export const eventsReads: Reads = {
  'events-list'({ search, locale }) {
    return [
      listAhead('events', eventsQuery(eventsChoiceOf(search), locale)),
      listAhead('chapters', chapterNamesQuery(locale)),
      ...['event_categories', 'tags'].map((kind) => listAhead(kind, topicsQuery(locale))),
    ];
  },
  event: (context) => [recordAhead('events', context)],
};
