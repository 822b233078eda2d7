import type { events } from '@enlace/shared-contract/events';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import type { jobs } from '@enlace/shared-contract/work';

import type { Channel, FeedItem } from './rss-channel';

type FeedKind = 'events' | 'jobs';

/** Newest records first. */
export const recordChannels: Readonly<Record<FeedKind, Channel>> = {
  events: {
    path: '/events',
    title: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
    description: {
      en: 'What the chapters are preparing, newest announcements first.',
      es: 'Lo que preparan los capítulos, primero los anuncios más recientes.',
      pt: 'O que os capítulos estão preparando, primeiro os anúncios mais recentes.',
    },
  },
  jobs: {
    path: '/jobs',
    title: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
    description: {
      en: 'Open jobs in the companies of the directory, newest first.',
      es: 'Empleos abiertos en las empresas del directorio, primero los más recientes.',
      pt: 'Vagas abertas nas empresas do diretório, primeiro as mais recentes.',
    },
  },
};

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
    description: [facts, event.summary].filter(Boolean).join('\n'),
    publishedAt: event.created_at,
    categories: event.event_categories.map(({ name }) => name),
  };
}

export function jobItem(job: EntityOf<typeof jobs>): FeedItem {
  const places = job.job_locations.map(({ name }) => name).join(', ');
  return {
    slug: job.slug,
    title: `${job.title} · ${job.company.name}`,
    description: [places, job.summary].filter(Boolean).join('\n'),
    publishedAt: job.published_at,
    categories: job.job_tags.map(({ name }) => name),
  };
}
