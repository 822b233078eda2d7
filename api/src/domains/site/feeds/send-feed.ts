import { isLocale, type Locale } from '@enlace/shared-contract/text';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import type { FeedFacts } from './rss-channel';

const memorySeconds = 300;

/** A text parameter of a feed; null when it is missing or too long. */
export function queryText({ query }: FastifyRequest, name: string): string | null {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : null;
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
}

/** The language of a feed is the one that its address names, or that of the reader. */
export function readFeedFacts(request: FastifyRequest, { env }: ApiDeps): FeedFacts {
  const lang = queryText(request, 'lang');
  const isChosen = isLocale(lang);
  const locale: Locale = isChosen ? lang : localeOf(request.headers);
  return { productName: env.productName, origin: env.publicUrl, locale, isChosen };
}

/** Lets browsers and proxies keep the answer for some minutes. */
export function setMemory(reply: FastifyReply): void {
  void reply.header('cache-control', `public, max-age=${memorySeconds}`).header('vary', 'Accept-Language, Cookie');
}

export function sendRss(reply: FastifyReply, text: string): FastifyReply {
  setMemory(reply);
  return reply.type('application/rss+xml; charset=utf-8').send(text);
}
