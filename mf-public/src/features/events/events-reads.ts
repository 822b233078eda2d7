import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { chapterNamesQuery } from '../../lib/chapter-names';
import { eventsChoiceOf, eventsQuery, showsNames, topicsQuery } from './events-query';

export const eventsReads: Reads = {
  'events-list'({ search, locale }) {
    const choice = eventsChoiceOf(search);
    const list = listAhead('events', eventsQuery(choice, locale));
    if (!showsNames(choice)) return [list];
    return [
      list,
      listAhead('chapters', chapterNamesQuery(locale)),
      ...['event_categories', 'tags'].map((kind) => listAhead(kind, topicsQuery(locale))),
    ];
  },
  event: (context) => [recordAhead('events', context)],
};
