import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { id, idInput, image } from '../fields';
import * as field from '../record-fields';
import { locales } from '../text';

/** `scheduled`: published at an hour still to come. Only editors see what is not published. */
export const newsStatuses = ['published', 'scheduled', 'draft'] as const;

const author = z.object({
  id,
  name: z.string(),
  /** Address of the person's page (`people`); null without one. */
  slug: z.optional(z.nullable(z.string())),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

/**
 * The community's news, newest publication first; the public gets published news only (docs/SPECIFICATION.md, section
 * 3).
 */
export const news = defineResource({
  name: 'news',
  ...declareFields(
    {
      title: field.line(200),
      slug: z.string(),
      /** One or two sentences, plain text. */
      summary: field.text(500),
      /** HTML, cleaned by the API. */
      body: field.detail(field.text(60_000)),
      author: z.nullable(author),
      author_id: { write: z.optional(z.nullable(z.union([z.literal(''), idInput]))) },
      categories: field.relation('categories'),
      tags: field.relation('tags'),
      featured_image: field.picture,
      /** Null for a draft. */
      published_at: field.instant,
      status: z.enum(newsStatuses),
      /** Language of the answer's texts; in a body that of title, summary and body, English by default. */
      language: field.oneOfOrDefault(locales),
      /** Every language that the article can be read in. */
      languages: z.array(z.enum(locales)),
      reading_minutes: z.number(),
      translations: field.detail(field.translations),
    },
    { hasSeo: true, hasDrafts: true },
  ),
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
  sorts: ['published_at', 'title', 'created_at', 'updated_at', 'author'],
  query: { author: { kind: 'relation', target: 'users' } },
  translatable: ['title', 'summary', 'body'],
  richText: ['body'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/news/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/news/get/{id}', publicAccess),
    add: wire.post('/api/addnews', 'multipart', only(['admin'], 'news.add')),
    edit: wire.post('/api/editnews?id={id}', 'smart', only(['admin'], 'news.edit')),
    remove: wire.post('/api/deletenews?id={id}', 'none', only(['admin'], 'news.remove')),
    hardRemove: wire.post('/api/v2/news/erase?id={id}', 'none', only(['admin'], 'news.hardRemove')),
  },
});
