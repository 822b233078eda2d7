import { AppError } from '@enlace/shared-contract/errors';
import { events } from '@enlace/shared-contract/events';
import { eventsCalendarCall, feedCalls } from '@enlace/shared-contract/site';
import type { Locale } from '@enlace/shared-contract/text';
import { jobs } from '@enlace/shared-contract/work';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { sendCalendar } from '../../../infrastructure/http/send-calendar';
import type { ListRequest } from '../../../kit/core/query/list-query';
import { present } from '../../../kit/core/read/present';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { eventCalendar } from '../../events';
import { eventItem, jobItem, recordChannels } from './record-channels';
import { makeRss } from './rss-channel';
import { queryText, readFeedFacts, sendRss, setMemory } from './send-feed';

const mostItems = 50;
/** Events of a calendar, past ones included. */
const mostEvents = 300;

/** Parameters of the calendar and the resources of their slugs. */
const calendarFilters = [
  ['chapter', 'chapters'],
  ['category', 'event_categories'],
] as const;

const calendarNames = { en: 'Events', es: 'Eventos', pt: 'Eventos' } as const;

/** Feeds of jobs and events as RSS 2.0, and calendars of events as iCalendar. */
export function mountRecordFeeds(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  const repositoryOf = (name: string): MountedResource['options']['repository'] => {
    const mountedResource = resources.find(({ resource }) => resource.name === name);
    if (mountedResource === undefined) throw new Error(`no resource ${name}`);
    return mountedResource.options.repository;
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
    const facts = readFeedFacts(request, deps);
    const rows = await readEvents(facts.locale, { sort: 'created_at', filters: { when: 'upcoming' } });
    const items = rows.map((row) => eventItem(row, facts.locale));
    return sendRss(reply, makeRss(recordChannels.events, items, facts));
  });

  serveOpen(app, feedCalls.jobs, async (request, reply) => {
    const facts = readFeedFacts(request, deps);
    const { rows, context } = await read('jobs', facts.locale, { sort: 'published_at' });
    const items = rows.map((row) => jobItem(jobs.entity.parse(present(jobs.entity, jobs, row, context, null))));
    return sendRss(reply, makeRss(recordChannels.jobs, items, facts));
  });

  serveOpen(app, eventsCalendarCall, async (request, reply) => {
    const facts = readFeedFacts(request, deps);
    const context = { lang: facts.locale, now: deps.clock() };
    const filters: Record<string, string> = {};
    const titles: string[] = [];
    for (const [name, resource] of calendarFilters) {
      const slug = queryText(request, name);
      if (slug === null) continue;
      const row = await repositoryOf(resource).findBySlug(deps.reads, slug, context);
      if (row === null) throw new AppError('NOT_FOUND', { message: `no such ${name}` });
      filters[name] = slug;
      titles.push(String(row['name']));
    }
    const eventSlug = queryText(request, 'event');
    if (eventSlug !== null) filters['slug'] = eventSlug;
    const list = { sort: 'starts_at', perPage: mostEvents, limit: mostEvents };
    const rows = await readEvents(facts.locale, { ...list, filters });
    if (eventSlug !== null && rows.length === 0) throw new AppError('NOT_FOUND', { message: 'no such event' });
    if (eventSlug !== null)
      void reply.header('content-disposition', `attachment; filename="${encodeURIComponent(eventSlug)}.ics"`);
    const title = titles.join(' · ') || calendarNames[facts.locale];
    setMemory(reply);
    return sendCalendar(
      request,
      reply,
      eventCalendar(`${title} · ${facts.productName}`, rows, { ...facts, mailFrom: deps.env.mailFrom }),
    );
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
