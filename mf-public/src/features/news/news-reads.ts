import type { categories } from '@enlace/shared-contract/editorial';
import type { news } from '@enlace/shared-contract/editorial';

import { listRead, type PageReads } from '../../lib/page-reads';
import { recordRead } from '../../lib/record-read';
import { draftableOfPage } from '../../lib/record-of-page';
import { categoriesQuery, newsChoiceOf, newsQuery, relatedQuery } from './news-query';

export const newsListReads: PageReads = ({ search, locale }) => [
  listRead<typeof news>('news', newsQuery(newsChoiceOf(search), locale)),
  listRead<typeof categories>('categories', categoriesQuery(locale)),
];

export const articleReads: PageReads = (context) => [
  recordRead('news', draftableOfPage(context)),
  listRead<typeof news>('news', relatedQuery(context)),
];
