import { recordSeo } from '@enlace/shared-contract/head';
import { defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { LoadedRecord } from '../../lib/loaded-record';
import { similar } from '../../lib/similar/similar.slice';
import { news } from '../../lib/news.slice';
import { Page } from '../../lib/page.styles';
import { seoUnlessPreview } from '../../lib/preview';
import { RichText } from '../../lib/rich-text';
import { loadOf } from '../../lib/page-reads';
import { draftableOfPage } from '../../lib/record-of-page';
import { ArticleFoot } from './article-foot';
import { ArticleHead } from './article-head';
import { ArticleSkeleton } from './article-skeleton';
import { Column } from './article.styles';
import { relatedQuery, type StoriesQuery } from './news-query';
import { Related } from './related';
import { newsTexts } from './texts';
import type { Article } from './types';
import { articleReads } from './news-reads';

export const screen = defineScreen({
  Component: ArticlePage,
  staysDrawn: true,
  load: loadOf(articleReads, [news]),
  seo(state, context) {
    const { record } = news.selectRecord(state, draftableOfPage(context));
    return seoUnlessPreview(record && recordSeo(record, context.url, context.productName), context);
  },
  texts: [newsTexts],
  slices: [similar, news],
});

function ArticlePage() {
  const t = useTexts(newsTexts);
  const place = useScreen();
  const which = draftableOfPage(place);
  return (
    <LoadedRecord
      state={useRecord(news, which)}
      query={news.record(which)}
      skeleton={<ArticleSkeleton />}
      missing={{
        kind: 'news',
        title: t('missing'),
        hint: t('missingHint'),
        action: <Link to="/news">{t('all')}</Link>,
      }}
    >
      {(article) => <ArticleContent article={article} relatedQuery={relatedQuery(place)} />}
    </LoadedRecord>
  );
}

function ArticleContent({ article, relatedQuery }: { readonly article: Article; readonly relatedQuery: StoriesQuery }) {
  return (
    <Page>
      <article lang={article.language}>
        <ArticleHead article={article} />
        <Column>
          <RichText html={article.body ?? ''} hasInitial />
        </Column>
        <ArticleFoot article={article} />
      </article>
      <Related query={relatedQuery} />
    </Page>
  );
}
