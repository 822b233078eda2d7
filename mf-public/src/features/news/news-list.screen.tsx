import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { EmptyState, Link, Pagination } from '@enlace/shared-ui';

import { categories } from '../../lib/categories.slice';
import { LoadedRows } from '../../lib/loaded-rows';
import { news } from '../../lib/news.slice';
import { Count, Head, Lead, More, Page, PageTitle } from '../../lib/page.styles';
import { space, textSize } from '../../lib/tokens';
import { useResultsFocus } from '../../lib/use-results-focus';
import { CategoryNav } from './category-nav';
import { FrontPage } from './front-page';
import { NewsFilter } from './news-filter';
import { categoriesQuery, isFront, newsChoiceOf, newsPath, newsQuery, storiesPerPage } from './news-query';
import { NewsSkeleton } from './news-skeleton';
import { StoryRows } from './story-rows';
import { newsTexts } from './texts';

export const screen = defineScreen({
  Component: NewsList,
  load: ({ search, locale }) => [
    news.list(newsQuery(newsChoiceOf(search), locale)),
    categories.list(categoriesQuery(locale)),
  ],
  texts: [newsTexts],
  slices: [news, categories],
});

function NewsList() {
  const t = useTexts(newsTexts);
  const { search, locale } = useScreen();
  const choice = newsChoiceOf(search);
  const query = newsQuery(choice, locale);
  const list = useList(news, query);
  const results = useResultsFocus(choice.page);
  const total = list.meta?.total;
  const hasFront = isFront(choice);

  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Head>
      <CategoryNav choice={choice} />
      <NewsFilter choice={choice} />
      <Count ref={results} tabIndex={-1} aria-live="polite">
        {list.status === 'rejected' ? null : total === undefined ? t('loading') : t('count', { count: total })}
      </Count>
      <LoadedRows
        list={list}
        need={news.list(query)}
        skeleton={<NewsSkeleton hasFront={hasFront} />}
        empty={
          <EmptyState title={t('none')} action={<Link to="/news">{t('all')}</Link>}>
            {t('noneHint')}
          </EmptyState>
        }
      >
        {hasFront && <FrontPage stories={list.rows.slice(0, 4)} />}
        <StoryRows stories={hasFront ? list.rows.slice(4) : list.rows} hasTitle={hasFront} />
      </LoadedRows>
      <More>
        <Pagination
          page={choice.page}
          pageCount={Math.ceil((total ?? 0) / storiesPerPage)}
          href={(page) => newsPath({ ...choice, page })}
        />
        <Follow>
          <Link to={`/${locale}/news/feed.xml`} isNative>
            {t('feed')}
          </Link>
        </Follow>
      </More>
    </Page>
  );
}

const Follow = styled.p`
  margin-top: ${space[32]};
  font-size: ${textSize.small};
`;
