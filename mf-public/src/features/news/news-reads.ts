import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { categoriesQuery, newsChoiceOf, newsQuery, relatedQuery } from './news-query';

export const newsReads: Reads = {
  'news-list': ({ search, locale }) => [
    listAhead('news', newsQuery(newsChoiceOf(search), locale)),
    listAhead('categories', categoriesQuery(locale)),
  ],
  article: (context) => [recordAhead('news', context), listAhead('news', relatedQuery(context))],
};
