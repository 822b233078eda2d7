import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { categories } from '../../lib/categories.slice';
import { ListPage } from '../../lib/list-page';
import { news } from '../../lib/news.slice';
import { space, textSize } from '../../lib/tokens';
import { useFirstRows } from '../../lib/use-first-rows';
import { loadOf } from '../../lib/page-reads';
import { CategoryNav } from './category-nav';
import { FrontPage } from './front-page';
import { NewsFilter } from './news-filter';
import { isFront, newsChoiceOf, newsPath, newsQuery, storiesPerPage } from './news-query';
import { NewsSkeleton } from './news-skeleton';
import { StoryRows } from './story-rows';
import { newsTexts } from './texts';
import { newsListReads } from './news-reads';

export const screen = defineScreen({
  Component: NewsList,
  staysDrawn: true,
  load: loadOf(newsListReads, [news, categories]),
  texts: [newsTexts],
  slices: [news, categories],
});

function NewsList() {
  const t = useTexts(newsTexts);
  const { search, locale } = useScreen();
  const choice = newsChoiceOf(search);
  const query = newsQuery(choice, locale);
  const list = useList(news, query);
  const rows = useFirstRows(list.rows);
  const hasFront = isFront(choice);

  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      filter={
        <>
          <CategoryNav choice={choice} />
          <NewsFilter choice={choice} />
        </>
      }
      list={list}
      query={news.list(query)}
      page={choice.page}
      href={(page) => newsPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
      rowsPerPage={storiesPerPage}
      skeleton={<NewsSkeleton hasFront={hasFront} />}
      empty={
        <EmptyState title={t('none')} action={<Link to="/news">{t('all')}</Link>}>
          {t('noneHint')}
        </EmptyState>
      }
      foot={
        <Follow>
          <Link to={`/${locale}/news/feed.xml`} isNative>
            {t('feed')}
          </Link>
        </Follow>
      }
    >
      {hasFront && <FrontPage stories={rows.slice(0, 4)} />}
      <StoryRows stories={hasFront ? rows.slice(4) : rows} hasTitle={hasFront} />
    </ListPage>
  );
}

const Follow = styled.p`
  margin-top: ${space[32]};
  font-size: ${textSize.small};
`;
