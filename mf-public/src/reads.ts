import type { Reads } from '@enlace/shared-data';

import { chaptersReads } from './features/chapters/chapters-reads';
import { companiesReads } from './features/companies/companies-reads';
import { coursesReads } from './features/courses/courses-reads';
import { eventsReads } from './features/events/events-reads';
import { jobsReads } from './features/jobs/jobs-reads';
import { newsReads } from './features/news/news-reads';
import { fetchAhead } from './lib/fetch-ahead';
import { landPicture } from './lib/land-picture';

// Every page links to the map of chapters, so its picture is loaded ahead when the user begins to move.
fetchAhead(landPicture);

/** Reads of the pages that visitors open most, without the code of their screens. */
export const reads: Reads = {
  ...chaptersReads,
  ...companiesReads,
  ...coursesReads,
  ...eventsReads,
  ...jobsReads,
  ...newsReads,
};
