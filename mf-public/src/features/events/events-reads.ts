import type { events } from '@enlace/shared-contract/events';

import { listRead, recordRead, type PageReads } from '../../lib/page-reads';
import { draftableOfPage } from '../../lib/record-of-page';
import { eventsChoiceOf, eventsQuery } from './events-query';
import { filterReads } from './filter-reads';

/** With the choices of the filter: a phone opens a list of choices as it is at the press. */
export const eventsListReads: PageReads = ({ search, locale }) => [
  listRead<typeof events>('events', eventsQuery(eventsChoiceOf(search), locale)),
  ...filterReads(locale),
];

export const eventReads: PageReads = (context) => [recordRead('events', draftableOfPage(context))];
