import * as z from 'zod/mini';

import type { Resource } from './define-resource';
import { type RecordKind, recordKinds } from './search-kinds';
import type { RecordHead } from './record-head';
import { chapters } from './resources/chapters';
import { companies } from './resources/companies';
import { courses } from './resources/courses';
import { publicEvents as events } from './resources/public-events';
import { jobs } from './resources/jobs';
import { news } from './resources/news';
import { people } from './resources/people';
import { eventThing } from './structured-data/events';
import { jobThing } from './structured-data/jobs';
import { chapterThing, companyThing, personThing } from './structured-data/organizations';
import { articleThing, courseThing } from './structured-data/texts';
import { community, type Thing, makeThing, type ThingContext } from './structured-data/thing';
import type { LocalizedText } from './text';

type Maker = (record: unknown, context: ThingContext) => Thing | null;

/** A record that does not match its contract gets no structured data. */
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
  people: making(people, personThing),
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
 * Structured data of a record's page for search engines (schema.org, JSON-LD): the record and the path to it. Made
 * from the same record as the page, with visible fields only; an object without its required fields is omitted.
 * @param kind name of the record's resource
 */
export function structuredData(
  kind: string,
  record: Readonly<Record<string, unknown>>,
  context: ThingContext,
): Thing[] {
  const knownKind = recordKinds.find((name) => name === kind);
  if (knownKind === undefined) return [];
  const nodes = makers[knownKind]?.(record, context);
  const name = record['name'] ?? record['title'];
  const list = listTitles[knownKind];
  const crumbs = typeof name === 'string' && list !== undefined ? [breadcrumbs(list, name, context)] : [];
  return [...(nodes ? [nodes] : []), ...crumbs].map(inSchema);
}

/** The front page names the organisation. `[]` for any other page without a record. */
export function pageStructuredData(
  path: string,
  { productName, origin, description }: Pick<ThingContext, 'productName' | 'origin'> & { readonly description: string },
): Thing[] {
  if (path !== '/') return [];
  return [
    inSchema({ ...community({ productName, origin }), description }),
    inSchema(makeThing('WebSite', { name: productName, url: `${origin}/` })),
  ];
}

function breadcrumbs(list: LocalizedText, name: string, { url, locale }: ThingContext): Thing {
  // The list is one level above the record, with any address prefix.
  const listUrl = new URL(url);
  listUrl.pathname = listUrl.pathname.split('/').slice(0, -1).join('/');
  const item = (position: number, text: string, address: string): Thing =>
    makeThing('ListItem', { position, name: text, item: address });
  return makeThing('BreadcrumbList', { itemListElement: [item(1, list[locale], listUrl.href), item(2, name, url)] });
}

function inSchema(node: Thing): Thing {
  return { '@context': 'https://schema.org', ...node };
}

export interface RouteContext extends Pick<ThingContext, 'productName' | 'origin'> {
  /** Path of the page without a language. */
  readonly path: string;
  /** The site's description in the reader's language. */
  readonly description: string;
}

/** All structured data of a page as tags for its head: that of its record, or that of the front page. */
export function routeStructuredData(head: Pick<RecordHead, 'jsonLd'> | null, context: RouteContext): string {
  return structuredDataMarkup(head?.jsonLd ?? pageStructuredData(context.path, context));
}

/**
 * Structured data as the head's tags. A data block never runs, so it needs no nonce, and its content cannot close it.
 * `data-head` lets the browser remove it together with its page.
 */
export function structuredDataMarkup(nodes: readonly Readonly<Record<string, unknown>>[]): string {
  const text = (node: Readonly<Record<string, unknown>>): string =>
    JSON.stringify(node).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return nodes.map((node) => `<script type="application/ld+json" data-head>${text(node)}</script>`).join('\n');
}
