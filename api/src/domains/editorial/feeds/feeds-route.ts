import { news } from '@enlace/shared-contract/editorial';
import { newsFeedCall } from '@enlace/shared-contract/site';
import { isLocale } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import type { ListRequest } from '../../../kit/core/read/list-request';
import { present } from '../../../kit/core/read/present';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { newsResource } from '../news/news.resource';
import { newsRss } from './rss';

const articlesAtMost = 30;
const memorySeconds = 300;

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
    const { query } = request;
    const requestedLanguage: unknown =
      typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
    const isChosen = isLocale(requestedLanguage);
    const locale = isChosen ? requestedLanguage : localeOf(request.headers);
    const context = { lang: locale, now: deps.clock() };
    const { rows } = await newsResource.options.repository.list(deps.reads, newest, context);
    const articles = rows.map((row) => news.entity.parse(present(news.entity, news, row, context, null)));
    const { productName, publicUrl: origin } = deps.env;
    void reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${memorySeconds}`)
      .header('vary', 'Accept-Language, Cookie');
    return reply.send(newsRss(articles, { productName, origin, locale, isChosen }));
  });
}
