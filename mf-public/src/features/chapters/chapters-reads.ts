import type { chapterPeople, publicChapters as chapters } from '@enlace/shared-contract/community';
import type { events } from '@enlace/shared-contract/events';

import { listRead, type PageReads } from '../../lib/page-reads';
import { recordRead } from '../../lib/record-read';
import { draftableOfPage } from '../../lib/record-of-page';
import {
  allSpotsQuery,
  chapterEventsQuery,
  chapterPeopleQuery,
  chaptersChoiceOf,
  chaptersMapQuery,
  chaptersQuery,
} from './chapters-query';

export const chaptersListReads: PageReads = ({ search, locale }) => {
  const choice = chaptersChoiceOf(search);
  return [
    listRead<typeof chapters>('chapters', chaptersQuery(choice, locale)),
    listRead<typeof chapters>('chapters', chaptersMapQuery(choice, locale)),
    listRead<typeof chapters>('chapters', allSpotsQuery(locale)),
  ];
};

export const chapterReads: PageReads = (context) => [
  recordRead('chapters', draftableOfPage(context)),
  listRead<typeof events>('events', chapterEventsQuery(context, 'upcoming')),
  listRead<typeof events>('events', chapterEventsQuery(context, 'past')),
  listRead<typeof chapterPeople>('chapter_people', chapterPeopleQuery(context), '/api/v2/chapter_people/list'),
];
