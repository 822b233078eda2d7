import { AppError, events, eventsCalendarCall, feedCalls, isLocale, jobs, type Locale } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import type { ListRequest } from '../../../kit/list-request';
import { present } from '../../../kit/present';
import type { MountedResource } from '../../../kit/resource-options';
import { serveOpen } from '../../../kit/serve-call';
import { eventCalendar } from './event-calendar';
import { eventItem, type FeedFacts, jobItem, recordRss } from './record-rss';

const mostItems = 50;
/** Events of a calendar, past ones included. */
const mostEvents = 300;
const memorySeconds = 300;

const calendarNames = { en: 'Events', es: 'Eventos', pt: 'Eventos' } as const;

/** Feeds of jobs and events as RSS 2.0, and calendars of events as iCalendar. */
export function mountRecordFeeds(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  const repositoryOf = (name: string): MountedResource['options']['repository'] => {
    const mountedResource = resources.find(({ resource }) => resource.name === name);
    if (mountedResource === undefined) throw new Error(`no resource ${name}`);
    return mountedResource.options.repository;
  };
  const factsOf = (request: FastifyRequest): FeedFacts => {
    const lang = queryText(request, 'lang');
    const isChosen = isLocale(lang);
    const locale: Locale = isChosen ? lang : localeOf(request.headers);
    const { productName, publicUrl: origin } = deps.env;
    return { productName, origin, locale, isChosen };
  };
  const read = async (name: string, locale: Locale, request: Partial<ListRequest>) => {
    const context = { lang: locale, now: deps.clock() };
    const { rows } = await repositoryOf(name).list(deps.reads, { ...newest, ...request }, context);
    return { rows, context };
  };
  const readEvents = async (locale: Locale, request: Partial<ListRequest>) => {
    const { rows, context } = await read('events', locale, request);
    return rows.map((row) => events.entity.parse(present(events.entity, events, row, context, null)));
  };

  serveOpen(app, feedCalls.events, async (request, reply) => {
    const facts = factsOf(request);
    const rows = await readEvents(facts.locale, { sort: 'created_at', filters: { when: 'upcoming' } });
    return answer(
      reply,
      'application/rss+xml',
      recordRss(
        'events',
        rows.map((row) => eventItem(row, facts.locale)),
        facts,
      ),
    );
  });

  serveOpen(app, feedCalls.jobs, async (request, reply) => {
    const facts = factsOf(request);
    const { rows, context } = await read('jobs', facts.locale, { sort: 'published_at' });
    const items = rows.map((row) => jobItem(jobs.entity.parse(present(jobs.entity, jobs, row, context, null))));
    return answer(reply, 'application/rss+xml', recordRss('jobs', items, facts));
  });

  serveOpen(app, eventsCalendarCall, async (request, reply) => {
    const facts = factsOf(request);
    const slug = queryText(request, 'chapter');
    const context = { lang: facts.locale, now: deps.clock() };
    const chapter = slug === null ? null : await repositoryOf('chapters').findBySlug(deps.reads, slug, context);
    if (slug !== null && chapter === null) throw new AppError('NOT_FOUND', { message: 'no such chapter' });
    const list = { sort: 'starts_at', perPage: mostEvents, limit: mostEvents };
    const rows = await readEvents(facts.locale, { ...list, filters: slug === null ? {} : { chapter: slug } });
    const title = chapter === null ? calendarNames[facts.locale] : String(chapter['name']);
    return answer(reply, 'text/calendar', eventCalendar(`${title} · ${facts.productName}`, rows, facts));
  });
}

const newest: ListRequest = {
  page: null,
  perPage: mostItems,
  limit: mostItems,
  sort: 'created_at',
  order: 'desc',
  words: [],
  filters: {},
  lang: null,
  isTrashed: false,
};

function answer(reply: FastifyReply, type: string, text: string): FastifyReply {
  void reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${memorySeconds}`)
    .header('vary', 'Accept-Language, Cookie');
  return reply.send(text);
}

function queryText({ query }: FastifyRequest, name: string): string | null {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : null;
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
}
