import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { declareAnswers } from '../declare-answers';
import { defineResource, wire } from '../define-resource';
import { id, image } from '../common-fields';
import * as field from '../read-fields';

/** A member who leads a chapter. */
export const leader = z.object({
  id,
  name: z.string(),
  /** Address of the person's page (`people`); null without one. */
  slug: z.optional(z.nullable(z.string())),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

export const chapterStatuses = ['active', 'planned', 'paused'] as const;

const text = z.nullable(z.string());
const detailText = field.detail({ read: text });

/** What answers contain of a chapter; `chapters` adds what bodies send. */
export const chapterFields = {
  name: z.string(),
  slug: z.string(),
  /** One or two sentences, plain text. */
  summary: text,
  /** Paragraphs, plain text separated by blank lines. */
  description: detailText,
  status: z.enum(chapterStatuses),
  city: z.string(),
  state: text,
  /** ISO 3166-1 alpha-2. */
  country_code: z.string(),
  /** Name of the country in the language of the request. */
  country: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** IANA name, e.g. `America/Bogota`. */
  timezone: z.string(),
  /** ISO 639-1 codes. */
  languages: z.array(z.string()),
  /** First day. */
  founded_on: text,
  email: detailText,
  website: detailText,
  linkedin: detailText,
  instagram: detailText,
  /** Whether there is a group in a chat; its address is for members of the chapter (`group_url` of `chapters`). */
  has_group: field.detail({ read: z.boolean() }),
  cover: z.nullable(image),
  members_count: z.number(),
  events_count: z.number(),
  /** Start of the next public event, ISO 8601, or null. */
  next_event_at: z.nullable(z.string()),
  chapter_leaders: z.array(leader),
} as const;

export const chapterFilters = z.object({
  country_code: z.optional(z.string().check(z.maxLength(2))),
  status: z.optional(z.enum(chapterStatuses)),
  /** One of the chapter's languages. */
  language: z.optional(z.string().check(z.maxLength(3))),
  slug: z.optional(z.string().check(z.maxLength(200))),
});

export const chapterSorts = [
  'created_at',
  'name',
  'city',
  'country_code',
  'members_count',
  'next_event_at',
  'updated_at',
  'status',
  'events_count',
] as const;

/** Calls that read chapters. */
export const chapterReads = {
  list: wire.get('/api/chapters/list', publicAccess, { order: 'desc' }),
  get: wire.get('/api/chapters/get/{id}', publicAccess),
};

/** Chapters for pages that only read them: without the schemas of bodies, which are a part of `chapters`. */
export const publicChapters = defineResource({
  name: 'chapters',
  ...declareAnswers(chapterFields, { hasSeo: true, hasDrafts: true }),
  write: z.object({}),
  filters: chapterFilters,
  sorts: chapterSorts,
  translatable: ['summary', 'description'],
  wire: chapterReads,
});
