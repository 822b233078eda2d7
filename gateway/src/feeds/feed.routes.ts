import { wireUrl } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import { findPage } from '@enlace/shared-contract/platform';
import {
  recordKinds,
  recordPath,
  sitemapCalls,
  sitemapPartSchema,
  sitemapPartsSchema,
} from '@enlace/shared-contract/site';
import { locales, pickLocale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { readsHeader } from '../api-mount/api-port';
import { requestApi } from '../api-mount/request-api';
import { sendCompressed } from '../assets/send-compressed';
import type { GatewayEnv } from '../env';
import { loadLive } from '../registry/answer/live-registry';
import { answerFor } from '../registry/answer/registry-answer';
import type { RegistryStore } from '../registry/store/registry-store';
import { type PageReads, parseReads } from '../render/page-reads';
import type { Feed, FeedCache } from './feed-cache';
import { sendFeed } from './send-feed';
import { type SitemapPart, sitemapIndexXml, sitemapXml } from './sitemap-xml';

export interface FeedRoutes {
  readonly env: GatewayEnv;
  readonly store: RegistryStore;
  readonly feeds: FeedCache;
  /** Secret of the gateway's own calls: they are not limited by address, and their answers name what they show. */
  readonly secret: string | null;
}

const xml = 'application/xml; charset=utf-8';
const rss = 'application/rss+xml; charset=utf-8';
const calendar = 'text/calendar; charset=utf-8';
const memory = 'public, max-age=300';

/** Systems with a calendar program that opens `webcal:`. */
const webcalSystems = /Macintosh|iPhone|iPad|Windows/;
const googleSubscription = 'https://calendar.google.com/calendar/render';

/** Paths that search engines do not list. Pages are rendered from the open paths. */
const closedPaths = ['/admin', '/my', '/dashboards', '/api', '/back'];
const open = ['/api/v2/art/', '/api/v2/files/', '/api/v2/share/'];

/** Paths of calendars, and the parameter of the API for the slug. */
const calendarPaths = [
  ['/events/calendar', 'chapter'],
  ['/chapters/:slug/calendar', 'chapter'],
  ['/events/categories/:slug/calendar', 'category'],
] as const;

const paramsSchema = z.object({ file: z.string().regex(/^[a-z]+-\d{1,5}\.xml$/) });

/** Serves robots.txt, the sitemap with its parts, the feeds and the calendars. */
export async function feedRoutes(app: FastifyInstance, { env, store, feeds, secret }: FeedRoutes): Promise<void> {
  const sendRequest = (url: string) => requestData(app, url, secret);
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string): Promise<FastifyReply> => {
    void reply.header('cache-control', memory).header('vary', 'Accept-Encoding');
    return sendCompressed(request, reply, type, text);
  };

  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...open.map((path) => `Allow: ${path}`),
      ...closedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${env.publicUrl}/sitemap.xml`,
      '',
    ];
    return send(request, reply, 'text/plain; charset=utf-8', lines.join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const feed = await feeds.get('/sitemap.xml', request.ip, async () => {
      const { body, reads } = await sendRequest(sitemapCalls.parts.path);
      const { data } = sitemapPartsSchema.parse(body);
      const parts = data.map(({ kind, part, lastmod }) => ({ path: `/sitemaps/${kind}-${part}.xml`, lastmod }));
      return { text: sitemapIndexXml([{ path: '/sitemaps/site.xml' }, ...parts], env.publicUrl), tag: null, reads };
    });
    return sendFeed(request, reply.header('vary', 'Accept-Encoding'), xml, feed);
  });

  app.get('/sitemaps/site.xml', async (request, reply) => {
    const { rev } = await store.pointers();
    const feed = await feeds.get(`/sitemaps/site.xml ${rev}`, request.ip, async () => {
      return { text: sitemapXml(await sitePages(store), env.publicUrl), tag: null, reads: noReads };
    });
    return sendFeed(request, reply.header('vary', 'Accept-Encoding'), xml, feed);
  });

  app.get('/sitemaps/:file', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw new AppError('NOT_FOUND');
    const [name = '', part = ''] = params.data.file.slice(0, -'.xml'.length).split('-');
    const kind = recordKinds.find((recordKind) => recordKind === name);
    if (kind === undefined) throw new AppError('NOT_FOUND');
    const feed = await feeds.get(`/sitemaps/${params.data.file}`, request.ip, async () => {
      const { body, reads } = await sendRequest(wireUrl(sitemapCalls.part, { kind, part }));
      const pages = sitemapPartSchema.parse(body).data;
      const listedPages = pages.map(({ slug, ...rest }) => ({ path: recordPath(kind, slug), ...rest }));
      return { text: sitemapXml(listedPages, env.publicUrl), tag: null, reads };
    });
    return sendFeed(request, reply.header('vary', 'Accept-Encoding'), xml, feed);
  });

  /** `filter`: the parameter of the API that gets the slug of the path. */
  const passOn = (path: string, type: string, apiPath: string, filter = 'chapter'): void => {
    for (const prefix of ['', ...locales.map((locale) => `/${locale}`)])
      app.get<{ Params: { slug?: string } }>(`${prefix}${path}`, async (request, reply) => {
        const { slug } = request.params;
        const query = new URLSearchParams({
          ...(prefix === '' ? {} : { lang: prefix.slice(1) }),
          ...(slug === undefined ? {} : { [filter]: slug }),
        });
        const url = query.size === 0 ? apiPath : `${apiPath}?${query}`;
        const language = prefix === '' ? pickLocale(undefined, request.headers['accept-language']) : prefix.slice(1);
        const make = (): Promise<Feed> => askForText(app, url, { language, secret });
        void reply.header('vary', 'Accept-Encoding, Accept-Language');
        return sendFeed(request, reply, type, await feeds.get(`${url} ${language}`, request.ip, make));
      });
  };
  for (const kind of ['news', 'events', 'jobs']) passOn(`/${kind}/feed.xml`, rss, `/api/v2/${kind}/feed`);
  for (const [path, filter] of calendarPaths) {
    passOn(`${path}.ics`, calendar, '/api/v2/events/calendar', filter);
    // A link of a page has no origin; a calendar program subscribes to this address, and a browser hands it on. Android
    // and Linux have no program for `webcal:`, so they get the page of Google Calendar that subscribes.
    for (const prefix of ['', ...locales.map((locale) => `/${locale}`)])
      app.get<{ Params: { slug?: string } }>(`${prefix}${path}`, async (request, reply) => {
        const { slug = '' } = request.params;
        const file = `${prefix}${path.replace(':slug', encodeURIComponent(slug))}.ics`;
        const webcal = `${env.publicUrl.replace(/^https?:/, 'webcal:')}${file}`;
        void reply.header('vary', 'User-Agent').header('cache-control', 'private, no-store');
        const opensWebcal = webcalSystems.test(request.headers['user-agent'] ?? '');
        return reply.redirect(opensWebcal ? webcal : `${googleSubscription}?cid=${encodeURIComponent(webcal)}`, 302);
      });
  }
}

/** Visitor pages without a record of their own that search engines can list. */
async function sitePages(store: RegistryStore): Promise<SitemapPart[]> {
  const { remotes } = answerFor(await loadLive(store), null, null);
  const pages = remotes.filter(({ enabled }) => enabled).flatMap((remote) => remote.pages);
  return pages
    .filter((page) => page.layout === 'public' && !page.protected && page.noindex !== true && !page.path.includes(':'))
    .filter((page) => findPage(pages, page.path)?.page === page)
    .map(({ path }) => ({ path }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** A text that shows no data of the API. */
const noReads: PageReads = new Map();

async function requestData(
  app: FastifyInstance,
  url: string,
  secret: string | null,
): Promise<{ readonly body: unknown; readonly reads: PageReads }> {
  const { status, body, reads } = await requestApi(app, { method: 'GET', url }, { secret });
  if (status !== 200) throw failure(status);
  return { body, reads };
}

async function askForText(
  app: FastifyInstance,
  url: string,
  { language, secret }: { readonly language: string; readonly secret: string | null },
): Promise<Feed> {
  const headers = { 'accept-language': language, ...(secret === null ? {} : { [readsHeader]: secret }) };
  const answer = await app.inject({ url, headers });
  if (answer.statusCode !== 200) throw failure(answer.statusCode);
  const tag = answer.headers['etag'];
  const note = answer.headers[readsHeader];
  return {
    text: answer.body,
    tag: typeof tag === 'string' ? tag : null,
    reads: parseReads(typeof note === 'string' ? note : undefined),
  };
}

/** Crawlers return. A temporary failure must not remove a page from their index. */
function failure(status: number): AppError {
  return status === 404 ? new AppError('NOT_FOUND') : new AppError('UNAVAILABLE', { retryAfterSeconds: 60 });
}
