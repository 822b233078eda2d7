import type { events } from '@enlace/shared-contract/events';

import { listRead, type PageReads } from '../../lib/page-reads';
import { eventsChoiceOf, eventsQuery } from './events-query';
import { filterReads } from './filter-reads';

/** With the choices of the filter: a phone opens a list of choices as it is at the press. */
export const eventsListReads: PageReads = ({ search, locale }) => [
  listRead<typeof events>('events', eventsQuery(eventsChoiceOf(search), locale)),
  ...filterReads(locale),
];
