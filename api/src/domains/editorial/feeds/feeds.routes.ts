import { news } from '@enlace/shared-contract/editorial';
import { newsFeedCall } from '@enlace/shared-contract/site';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { ListRequest } from '../../../kit/core/query/list-query';
import { present } from '../../../kit/core/read/present';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { makeRss, readFeedFacts, sendRss } from '../../site';
import { newsResource } from '../news/news.resource';
import { newsChannel, newsItem } from './news-channel';

const articlesAtMost = 30;

const newest: ListRequest = {
  page: null,
  perPage: articlesAtMost,
  limit: articlesAtMost,
  sort: 'published_at',
  order: 'desc',
  words: [],
  filters: {},
  lang: null,
  isTrashed: false,
};

/** The newest published articles as RSS 2.0, for feed readers. */
export function mountNewsFeed(app: FastifyInstance, deps: ApiDeps): void {
  serveOpen(app, newsFeedCall, async (request, reply) => {
    const facts = readFeedFacts(request, deps);
    const context = { lang: facts.locale, now: deps.clock() };
    const { rows } = await newsResource.options.repository.list(deps.reads, newest, context);
    const articles = rows.map((row) => news.entity.parse(present(news.entity, news, row, context, null)));
    const items = articles.map((article) => newsItem(article, facts.origin));
    return sendRss(reply, makeRss(newsChannel, items, facts));
  });
}
