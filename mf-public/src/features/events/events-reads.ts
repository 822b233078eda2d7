import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { chapterNamesQuery } from '../../lib/chapter-names';
import { eventsChoiceOf, eventsQuery } from './events-query';

export const eventsReads: Reads = {
  'events-list': ({ search, locale }) => [
    listAhead('events', eventsQuery(eventsChoiceOf(search), locale)),
    listAhead('chapters', chapterNamesQuery(locale)),
  ],
  event: (context) => [recordAhead('events', context)],
};
