import type { events } from '@enlace/shared-contract/events';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { Locale, LocalizedText } from '@enlace/shared-contract/text';
import type { jobs } from '@enlace/shared-contract/work';

import { escapeXml, xmlElement } from '../../../kit/core/values/xml';

export interface FeedFacts {
  readonly productName: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly locale: Locale;
  /** Whether the request names the language; the addresses in the feed then name it too. */
  readonly isChosen: boolean;
}

export interface FeedItem {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly publishedAt: string | null;
  readonly categories: readonly string[];
}

export type FeedKind = 'events' | 'jobs';

const titles: Readonly<Record<FeedKind, LocalizedText>> = {
  events: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
  jobs: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
};
const descriptions: Readonly<Record<FeedKind, LocalizedText>> = {
  events: {
    en: 'What the chapters are preparing, newest announcements first.',
    es: 'Lo que preparan los capítulos, primero los anuncios más recientes.',
    pt: 'O que os capítulos estão preparando, primeiro os anúncios mais recentes.',
  },
  jobs: {
    en: 'Open jobs in the companies of the directory, newest first.',
    es: 'Empleos abiertos en las empresas del directorio, primero los más recientes.',
    pt: 'Vagas abertas nas empresas do diretório, primeiro as mais recentes.',
  },
};

/** RSS 2.0 of the newest records of a kind. */
export function recordRss(kind: FeedKind, items: readonly FeedItem[], facts: FeedFacts): string {
  const { productName, origin, locale, isChosen } = facts;
  const site = `${origin}${isChosen ? `/${locale}` : ''}/${kind}`;
  const latest = items.find(({ publishedAt }) => publishedAt !== null)?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', `${titles[kind][locale]} · ${productName}`),
    xmlElement('link', site),
    `<atom:link href="${escapeXml(`${site}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', descriptions[kind][locale]),
    xmlElement('language', locale),
    latest ? xmlElement('lastBuildDate', new Date(latest).toUTCString()) : '',
    xmlElement('ttl', '60'),
    ...items.map((item) => itemElement(item, site)),
    '</channel></rss>',
  ].join('\n');
}

function itemElement({ slug, title, text, publishedAt, categories }: FeedItem, site: string): string {
  const url = `${site}/${encodeURIComponent(slug)}`;
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    publishedAt === null ? '' : xmlElement('pubDate', new Date(publishedAt).toUTCString()),
    ...categories.map((category) => xmlElement('category', category)),
    xmlElement('description', text),
    '</item>',
  ].join('');
}

/** An event with its day, hour and zone, and its place, in the first line. */
export function eventItem(event: EntityOf<typeof events>, locale: Locale): FeedItem {
  const when = new Intl.DateTimeFormat(locale, {
    timeZone: event.timezone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(event.starts_at));
  const place = [event.venue_name, event.city].filter(Boolean).join(', ');
  const facts = [`${when} (${event.timezone})`, place].filter(Boolean).join(' · ');
  return {
    slug: event.slug,
    title: event.title,
    text: [facts, event.summary].filter(Boolean).join('\n'),
    publishedAt: event.created_at,
    categories: event.event_categories.map(({ name }) => name),
  };
}

export function jobItem(job: EntityOf<typeof jobs>): FeedItem {
  const places = job.job_locations.map(({ name }) => name).join(', ');
  return {
    slug: job.slug,
    title: `${job.title} · ${job.company.name}`,
    text: [places, job.summary].filter(Boolean).join('\n'),
    publishedAt: job.published_at,
    categories: job.job_tags.map(({ name }) => name),
  };
}
