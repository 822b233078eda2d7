import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { allChaptersQuery } from '../../lib/chapter-names';
import { chaptersChoiceOf, chaptersQuery } from './chapters-query';

export const chaptersReads: Reads = {
  'chapters-list': ({ search, locale }) => [
    listAhead('chapters', chaptersQuery(chaptersChoiceOf(search), locale)),
    listAhead('chapters', allChaptersQuery(locale)),
  ],
  chapter: recordAhead('chapters'),
};
