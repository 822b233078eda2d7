import * as z from 'zod/mini';

import { only, publicAccess } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { countryCode, email, id, image } from '../fields';
import * as field from '../record-fields';
import { listOf } from '../written-values';

const leader = z.object({
  id,
  name: z.string(),
  /** Address of the person's page (`people`); null without one. */
  slug: z.optional(z.nullable(z.string())),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

export const chapterStatuses = ['active', 'planned', 'paused'] as const;

/**
 * Local groups of the community (docs/SPECIFICATION.md, section 3). Leaders are members, attached and detached by id.
 */
export const chapters = defineResource({
  name: 'chapters',
  ...declareFields(
    {
      name: field.line(120),
      slug: z.string(),
      /** One or two sentences, plain text. */
      summary: field.text(300),
      /** Paragraphs, plain text separated by blank lines. */
      description: field.detail(field.text(10_000)),
      status: field.oneOfOrDefault(chapterStatuses),
      city: field.line(120),
      state: field.text(120),
      /** ISO 3166-1 alpha-2. */
      country_code: { read: z.string(), write: countryCode },
      /** Name of the country in the language of the request. */
      country: z.string(),
      latitude: field.number(-90, 90),
      longitude: field.number(-180, 180),
      /** IANA name, e.g. `America/Bogota`. */
      timezone: { read: z.string(), write: z.string().check(z.minLength(1), z.maxLength(60)) },
      /** ISO 639-1 codes. */
      languages: {
        read: z.array(z.string()),
        write: z.optional(listOf(z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(10)))),
      },
      /** First day. */
      founded_on: field.day,
      email: field.detail({
        read: z.nullable(z.string()),
        write: z.optional(z.nullable(z.union([z.literal(''), email]))),
      }),
      website: field.detail(field.url),
      linkedin: field.detail(field.url),
      instagram: field.detail(field.url),
      cover: z.nullable(image),
      members_count: z.number(),
      events_count: z.number(),
      /** Start of the next public event, ISO 8601, or null. */
      next_event_at: z.nullable(z.string()),
      chapter_leaders: field.relation('users', leader),
      translations: field.detail(field.translations),
    },
    { hasSeo: true, hasDrafts: true },
  ),
  filters: z.object({
    country_code: z.optional(z.string().check(z.maxLength(2))),
    status: z.optional(z.enum(chapterStatuses)),
    /** One of the chapter's languages. */
    language: z.optional(z.string().check(z.maxLength(3))),
    slug: z.optional(z.string().check(z.maxLength(200))),
  }),
  sorts: [
    'created_at',
    'name',
    'city',
    'country_code',
    'members_count',
    'next_event_at',
    'updated_at',
    'status',
    'events_count',
  ],
  translatable: ['summary', 'description'],
  drops: ['show_chapters', 'chapter_name'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/chapters/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/chapters/get/{id}', publicAccess),
    add: wire.post('/api/addchapters', 'multipart', only(['admin'], 'chapters.add')),
    edit: wire.post(
      '/api/editchapters?id={id}',
      'multipart',
      only(['admin'], 'chapters.edit', { rows: 'chapters.lead' }),
    ),
    remove: wire.post('/api/deletechapter?id={id}', 'none', only(['admin'], 'chapters.remove')),
  },
});
