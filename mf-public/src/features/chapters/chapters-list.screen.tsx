import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link, Pagination } from '@enlace/shared-ui';

import { allChaptersQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { LoadedRows } from '../../lib/loaded-rows';
import { Count, More, Page } from '../../lib/page.styles';
import { pageSize } from '../../lib/page-search';
import { useResultsFocus } from '../../lib/use-results-focus';
import { chaptersTexts } from './texts';
import { ChapterIndex, ChapterIndexSkeleton, ChapterRanking } from './chapter-index';
import { ChaptersFilter } from './chapters-filter';
import { ChaptersOpening } from './chapters-opening';
import { chaptersChoiceOf, chaptersMapQuery, chaptersPath, chaptersQuery } from './chapters-query';

export const screen = defineScreen({
  Component: ChaptersList,
  load: ({ search, locale }) => [
    chapters.list(chaptersQuery(chaptersChoiceOf(search), locale)),
    chapters.list(chaptersMapQuery(chaptersChoiceOf(search), locale)),
    chapters.list(allChaptersQuery(locale)),
  ],
  texts: [chaptersTexts],
});

function ChaptersList() {
  const t = useTexts(chaptersTexts);
  const { search, locale } = useScreen();
  const choice = chaptersChoiceOf(search);
  const query = chaptersQuery(choice, locale);
  const list = useList(chapters, query);
  const results = useResultsFocus(choice.page);
  const total = list.meta?.total;

  return (
    <>
      <ChaptersOpening choice={choice} query={chaptersMapQuery(choice, locale)} />
      <Page>
        <ChaptersFilter choice={choice} />
        <Count id="chapters-index" ref={results} tabIndex={-1} aria-live="polite">
          {list.status === 'rejected'
            ? null
            : total === undefined
              ? t('chapters.loading')
              : t('chapters.count', { count: total })}
        </Count>
        <LoadedRows
          list={list}
          need={chapters.list(query)}
          skeleton={<ChapterIndexSkeleton />}
          empty={
            <EmptyState title={t('chapters.none')} action={<Link to="/chapters">{t('chapter.all')}</Link>}>
              {t('chapters.noneHint')}
            </EmptyState>
          }
        >
          {choice.order === 'city' ? (
            <ChapterIndex chapters={list.rows} />
          ) : (
            <ChapterRanking chapters={list.rows} hasStart={choice.order === 'newest'} />
          )}
        </LoadedRows>
        <More>
          <Pagination
            page={choice.page}
            pageCount={Math.ceil((total ?? 0) / pageSize)}
            href={(page) => chaptersPath({ ...choice, page })}
          />
        </More>
      </Page>
    </>
  );
}
