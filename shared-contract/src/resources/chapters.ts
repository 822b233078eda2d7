import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { draftFields } from '../draft-fields';
import {
  email,
  id,
  idList,
  image,
  line,
  optionalNumber,
  optionalDay,
  optionalText,
  optionalUrl,
  timestamp,
  translations,
} from '../fields';
import { abilitiesSchema } from '../list-query';
import { omitAll } from '../omit-all';
import { seoSchema } from '../seo';
import { listOf } from '../written-values';

const leader = z.object({
  id,
  name: z.string(),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

export const chapterStatuses = ['active', 'planned', 'paused'] as const;

const { title: _title, ...seoFields } = seoSchema.shape;
const withoutSeo = omitAll(seoFields);

const chapter = z.extend(z.object(seoFields), {
  id,
  name: z.string(),
  slug: z.string(),
  /** One or two sentences, plain text. */
  summary: z.nullable(z.string()),
  /** Paragraphs, plain text separated by blank lines. */
  description: z.nullable(z.string()),
  status: z.enum(chapterStatuses),
  city: z.string(),
  state: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  country_code: z.string(),
  /** Name of the country in the language asked for. */
  country: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** IANA name, e.g. `America/Bogota`. */
  timezone: z.string(),
  /** ISO 639-1 codes. */
  languages: z.array(z.string()),
  /** First day, `YYYY-MM-DD`. */
  founded_on: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  cover: z.nullable(image),
  members_count: z.number(),
  events_count: z.number(),
  /** Start of the next public event, ISO 8601, or null. */
  next_event_at: z.nullable(z.string()),
  chapter_leaders: z.array(leader),
  seo_title: z.optional(z.nullable(z.string())),
  translations: z.optional(translations),
  created_at: timestamp,
  updated_at: timestamp,
  ...draftFields,
  abilities: z.optional(abilitiesSchema),
});

/** What a list shows of a chapter: no long texts, no head data. */
const chapterRow = z.omit(chapter, {
  description: true,
  website: true,
  linkedin: true,
  instagram: true,
  email: true,
  translations: true,
  seo_title: true,
  ...withoutSeo,
});

/**
 * Local groups of the community (docs/SPECIFICATION.md, section 3). Leaders are members, attached and detached by id.
 */
export const chapters = defineResource({
  name: 'chapters',
  entity: chapter,
  listEntity: chapterRow,
  write: z.extend(z.object(seoFields), {
    name: line(120),
    summary: optionalText(300),
    description: optionalText(10_000),
    status: z.optional(z.enum(chapterStatuses)),
    city: line(120),
    state: optionalText(120),
    country_code: z.string().check(z.regex(/^[A-Z]{2}$/)),
    latitude: optionalNumber(-90, 90),
    longitude: optionalNumber(-180, 180),
    timezone: z.string().check(z.minLength(1), z.maxLength(60)),
    languages: z.optional(listOf(z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(10)))),
    founded_on: optionalDay,
    email: z.optional(z.nullable(z.union([z.literal(''), email]))),
    website: optionalUrl,
    linkedin: optionalUrl,
    instagram: optionalUrl,
    attach_chapter_leaders: idList,
    detach_chapter_leaders: idList,
    seo_title: optionalText(200),
    translations,
  }),
  filters: z.object({
    country_code: z.optional(z.string().check(z.maxLength(2))),
    status: z.optional(z.enum(chapterStatuses)),
    slug: z.optional(z.string().check(z.maxLength(200))),
  }),
  sorts: ['created_at', 'name', 'city', 'country_code', 'members_count', 'next_event_at', 'updated_at'],
  translatable: ['summary', 'description'],
  relations: [
    {
      field: 'chapter_leaders',
      attach: 'attach_chapter_leaders',
      detach: 'detach_chapter_leaders',
      target: 'users',
    },
  ],
  drops: ['show_chapters', 'chapter_name'],
  hasSeo: true,
  isSoftDeleted: true,
  hasDrafts: true,
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
