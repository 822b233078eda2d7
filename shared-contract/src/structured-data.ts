import * as z from 'zod/mini';

import type { Resource } from './define-resource';
import { type RecordKind, recordKinds } from './search-kinds';
import type { RecordHead } from './record-head';
import { chapters } from './resources/chapters';
import { companies } from './resources/companies';
import { courses } from './resources/courses';
import { events } from './resources/events';
import { jobs } from './resources/jobs';
import { news } from './resources/news';
import { eventThing } from './structured-data/events';
import { jobThing } from './structured-data/jobs';
import { chapterThing, companyThing } from './structured-data/organizations';
import { articleThing, courseThing } from './structured-data/texts';
import { community, type Thing, thing, type ThingContext } from './structured-data/thing';
import type { LocalizedText } from './text';

type Maker = (record: unknown, context: ThingContext) => Thing | null;

/** A record that is not what its contract says is told nothing of. */
function making<R extends Resource>(
  { entity }: R,
  make: (record: z.output<R['entity']>, context: ThingContext) => Thing | null,
): Maker {
  return (record, context) => {
    const parsed = z.safeParse(entity, record);
    // Parsed by this very schema, which the general type has forgotten.
    return parsed.success ? make(parsed.data as z.output<R['entity']>, context) : null;
  };
}

const makers: Readonly<Partial<Record<RecordKind, Maker>>> = {
  chapters: making(chapters, chapterThing),
  companies: making(companies, companyThing),
  events: making(events, eventThing),
  jobs: making(jobs, jobThing),
  courses: making(courses, courseThing),
  news: making(news, articleThing),
};

const listTitles: Readonly<Partial<Record<RecordKind, LocalizedText>>> = {
  chapters: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
  companies: { en: 'Companies', es: 'Empresas', pt: 'Empresas' },
  events: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
  jobs: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
  courses: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
  news: { en: 'News', es: 'Noticias', pt: 'Notícias' },
};

/**
 * What a record's page tells search engines (schema.org, JSON-LD): the thing itself and the way to it. Made from the
 * record that the page is made from, and only of what the page shows; a thing that lacks what it requires is left out.
 * @param kind name of the record's resource
 */
export function structuredData(
  kind: string,
  record: Readonly<Record<string, unknown>>,
  context: ThingContext,
): Thing[] {
  const known = recordKinds.find((name) => name === kind);
  if (known === undefined) return [];
  const made = makers[known]?.(record, context);
  const name = record['name'] ?? record['title'];
  const list = listTitles[known];
  const crumbs = typeof name === 'string' && list !== undefined ? [breadcrumbs(list, name, context)] : [];
  return [...(made ? [made] : []), ...crumbs].map(inSchema);
}

/** The front page tells who runs the site. `[]` for any other page without a record. */
export function pageStructuredData(
  path: string,
  { productName, origin, description }: Pick<ThingContext, 'productName' | 'origin'> & { readonly description: string },
): Thing[] {
  if (path !== '/') return [];
  return [
    inSchema({ ...community({ productName, origin }), description }),
    inSchema(thing('WebSite', { name: productName, url: `${origin}/` })),
  ];
}

function breadcrumbs(list: LocalizedText, name: string, { url, locale }: ThingContext): Thing {
  // The list lies beside the record, whatever the address begins with.
  const listUrl = new URL(url);
  listUrl.pathname = listUrl.pathname.split('/').slice(0, -1).join('/');
  const item = (position: number, text: string, address: string): Thing =>
    thing('ListItem', { position, name: text, item: address });
  return thing('BreadcrumbList', { itemListElement: [item(1, list[locale], listUrl.href), item(2, name, url)] });
}

function inSchema(given: Thing): Thing {
  return { '@context': 'https://schema.org', ...given };
}

export interface RouteContext extends Pick<ThingContext, 'productName' | 'origin'> {
  /** Path of the page without a language. */
  readonly path: string;
  /** What the head says of the site in the reader's language. */
  readonly description: string;
}

/** All a page tells search engines, as tags for its head: its record's things, or the front page's. */
export function routeStructuredData(head: Pick<RecordHead, 'jsonLd'> | null, context: RouteContext): string {
  return structuredDataMarkup(head?.jsonLd ?? pageStructuredData(context.path, context));
}

/**
 * Structured data as the head's tags. A data block is never run, so it needs no nonce; nothing in it can end it.
 * `data-head` lets the browser take it away with the page that it tells of.
 */
export function structuredDataMarkup(things: readonly Readonly<Record<string, unknown>>[]): string {
  const text = (given: Readonly<Record<string, unknown>>): string =>
    JSON.stringify(given).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return things.map((given) => `<script type="application/ld+json" data-head>${text(given)}</script>`).join('\n');
}

export type { Thing, ThingContext } from './structured-data/thing';
