import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import {
  allSpotsQuery,
  chapterEventsQuery,
  chapterPeopleQuery,
  chaptersChoiceOf,
  chaptersMapQuery,
  chaptersQuery,
} from './chapters-query';

export const chaptersReads: Reads = {
  'chapters-list': ({ search, locale }) => [
    listAhead('chapters', chaptersQuery(chaptersChoiceOf(search), locale)),
    listAhead('chapters', chaptersMapQuery(chaptersChoiceOf(search), locale)),
    listAhead('chapters', allSpotsQuery(locale)),
  ],
  chapter: (context) => [
    recordAhead('chapters', context),
    listAhead('events', chapterEventsQuery(context, 'upcoming')),
    listAhead('events', chapterEventsQuery(context, 'past')),
    { path: '/api/v2/chapter_people/list', query: { ...chapterPeopleQuery(context) } },
  ],
};
