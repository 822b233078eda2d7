import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { allChaptersQuery } from '../../lib/chapter-names';
import { eventsChoiceOf, eventsQuery } from './events-query';

export const eventsReads: Reads = {
  'events-list': ({ search, locale }) => [
    listAhead('events', eventsQuery(eventsChoiceOf(search), locale)),
    listAhead('chapters', allChaptersQuery(locale)),
  ],
  event: (context) => [recordAhead('events', context)],
};
