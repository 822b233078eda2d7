import { useList, useScreen } from '@enlace/shared-data';

import { allChaptersQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { chapterParameter } from './kinds';

/** The chapter in the address; undefined without one and while it is unknown. */
export function useNamedChapter() {
  const { locale, search } = useScreen();
  const { rows } = useList(chapters, allChaptersQuery(locale));
  return rows.find(({ slug }) => slug === search.get(chapterParameter));
}
