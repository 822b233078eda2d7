import type { Reads } from '@enlace/shared-data';

import { chapterReads, chaptersListReads } from './features/chapters/chapters-reads';
import { companyReads } from './features/companies/company/company-reads';
import { courseReads } from './features/courses/course-reads';
import { eventReads } from './features/events/event-reads';
import { eventsListReads } from './features/events/events-reads';
import { jobReads, jobsListReads } from './features/jobs/jobs-reads';
import { articleReads, newsListReads } from './features/news/news-reads';
import { fetchAhead } from './lib/fetch-ahead';
import { landPicture } from './lib/land-picture';

// Every page links to the map of chapters, so its picture is loaded ahead when the user begins to move.
fetchAhead(landPicture);

/**
 * Reads of the pages that visitors open most, without the code of their screens. The screens load the same reads. The
 * lists of companies and courses are missing: their queries need values of the contract, which are larger than all reads.
 */
export const reads: Reads = {
  'chapters-list': chaptersListReads,
  chapter: chapterReads,
  company: companyReads,
  course: courseReads,
  'events-list': eventsListReads,
  event: eventReads,
  'jobs-list': jobsListReads,
  job: jobReads,
  'news-list': newsListReads,
  article: articleReads,
};
