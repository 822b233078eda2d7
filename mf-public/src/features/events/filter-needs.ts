import type { Locale } from '@enlace/shared-contract';
import type { Need } from '@enlace/shared-data';

import { chapterNamesQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { tags } from '../../lib/tags.slice';
import { topicsQuery } from './events-query';

/** The choices of the filter: all chapters and all topics. */
export function filterNeeds(locale: Locale): Need[] {
  return [chapters.list(chapterNamesQuery(locale)), tags.list(topicsQuery(locale))];
}
