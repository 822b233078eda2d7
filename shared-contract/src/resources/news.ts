import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { draftFields } from '../draft-fields';
import {
  fileInput,
  id,
  idInput,
  idList,
  image,
  line,
  namedRow,
  optionalInstant,
  optionalText,
  timestamp,
  translations,
} from '../fields';
import { abilitiesSchema } from '../list-query';
import { omitAll } from '../omit-all';
import { seoSchema } from '../seo';
import { locales } from '../text';

/** `scheduled`: published at an hour still to come. Only editors see what is not published. */
export const newsStatuses = ['published', 'scheduled', 'draft'] as const;

const { title: _title, ...seoFields } = seoSchema.shape;
const withoutSeo = omitAll(seoFields);

const author = z.object({
  id,
  name: z.string(),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

const article = z.extend(z.object(seoFields), {
  id,
  title: z.string(),
  slug: z.string(),
  /** One or two sentences, plain text. */
  summary: z.nullable(z.string()),
  /** HTML, cleaned by the API. */
  body: z.nullable(z.string()),
  author: z.nullable(author),
  categories: z.array(namedRow),
  tags: z.array(namedRow),
  featured_image: z.nullable(image),
  /** ISO 8601; null for a draft. */
  published_at: z.nullable(timestamp),
  status: z.enum(newsStatuses),
  /** Language that this answer's texts are in. */
  language: z.enum(locales),
  /** Every language that the article can be read in. */
  languages: z.array(z.enum(locales)),
  reading_minutes: z.number(),
  seo_title: z.optional(z.nullable(z.string())),
  translations: z.optional(translations),
  created_at: timestamp,
  updated_at: timestamp,
  ...draftFields,
  abilities: z.optional(abilitiesSchema),
});

/** What a list shows of an article: no body, no head data. */
const articleRow = z.omit(article, { body: true, translations: true, seo_title: true, ...withoutSeo });

/**
 * The community's news, newest publication first; the public gets published news only (docs/SPECIFICATION.md, section
 * 3).
 */
export const news = defineResource({
  name: 'news',
  entity: article,
  listEntity: articleRow,
  write: z.extend(z.object(seoFields), {
    title: line(200),
    summary: optionalText(500),
    body: optionalText(60_000),
    author_id: z.optional(z.nullable(z.union([z.literal(''), idInput]))),
    featured_image: fileInput,
    /** What an uploaded picture shows, in words. */
    featured_image_alt: optionalText(300),
    published_at: optionalInstant,
    /** Language of title, summary and body; English by default. */
    language: z.optional(z.enum(locales)),
    attach_categories: idList,
    detach_categories: idList,
    attach_tags: idList,
    detach_tags: idList,
    seo_title: optionalText(200),
    translations,
  }),
  filters: z.object({
    /** Slugs. */
    category: z.optional(z.string().check(z.maxLength(200))),
    tag: z.optional(z.string().check(z.maxLength(200))),
    author_id: z.optional(idInput),
    /** Articles that can be read in this language. */
    language: z.optional(z.enum(locales)),
    status: z.optional(z.enum(newsStatuses)),
    slug: z.optional(z.string().check(z.maxLength(200))),
    /** Others that share a category with this one, by its slug. */
    related: z.optional(z.string().check(z.maxLength(200))),
  }),
  sorts: ['published_at', 'title', 'created_at', 'updated_at'],
  query: { author: { kind: 'relation', target: 'users' } },
  translatable: ['title', 'summary', 'body'],
  richText: ['body'],
  relations: [
    { field: 'categories', attach: 'attach_categories', detach: 'detach_categories', target: 'categories' },
    { field: 'tags', attach: 'attach_tags', detach: 'detach_tags', target: 'tags' },
  ],
  hasSeo: true,
  isSoftDeleted: true,
  hasDrafts: true,
  wire: {
    list: wire.get('/api/news/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/news/get/{id}', publicAccess),
    add: wire.post('/api/addnews', 'multipart', only(['admin'], 'news.add')),
    edit: wire.post('/api/editnews?id={id}', 'smart', only(['admin'], 'news.edit')),
    remove: wire.post('/api/deletenews?id={id}', 'none', only(['admin'], 'news.remove')),
  },
});
