import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import { CountedList } from '../../lib/counted-list';
import { Page } from '../../lib/page.styles';
import { useFirstRows } from '../../lib/use-first-rows';
import { loadOf } from '../../lib/page-reads';
import { chaptersTexts } from './texts';
import { ChapterIndex, ChapterIndexSkeleton, ChapterRanking } from './chapter-index';
import { ChaptersFilter } from './chapters-filter';
import { ChaptersOpening } from './chapters-opening';
import { chaptersChoiceOf, chaptersMapQuery, chaptersPath, chaptersQuery } from './chapters-query';
import { chaptersListReads } from './chapters-reads';

export const screen = defineScreen({
  Component: ChaptersList,
  staysDrawn: true,
  load: loadOf(chaptersListReads, [chapters]),
  texts: [chaptersTexts],
});

function ChaptersList() {
  const t = useTexts(chaptersTexts);
  const { search, locale } = useScreen();
  const choice = chaptersChoiceOf(search);
  const query = chaptersQuery(choice, locale);
  const list = useList(chapters, query);
  const rows = useFirstRows(list.rows);

  return (
    <>
      <ChaptersOpening choice={choice} query={chaptersMapQuery(choice, locale)} />
      <Page>
        <ChaptersFilter choice={choice} />
        <CountedList
          list={list}
          query={chapters.list(query)}
          page={choice.page}
          href={(page) => chaptersPath({ ...choice, page })}
          count={(total) => (total === undefined ? t('chapters.loading') : t('chapters.count', { count: total }))}
          counterId="chapters-index"
          skeleton={<ChapterIndexSkeleton />}
          empty={
            <EmptyState title={t('chapters.none')} action={<Link to="/chapters">{t('chapter.all')}</Link>}>
              {t('chapters.noneHint')}
            </EmptyState>
          }
        >
          {choice.order === 'city' ? (
            <ChapterIndex chapters={rows} />
          ) : (
            <ChapterRanking chapters={rows} hasStart={choice.order === 'newest'} />
          )}
        </CountedList>
      </Page>
    </>
  );
}
