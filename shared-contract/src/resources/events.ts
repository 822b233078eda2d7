import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { id, idInput, image, namedRow, timestamp } from '../fields';
import * as field from '../record-fields';

export const eventFormats = ['in_person', 'online', 'hybrid'] as const;
export const attendances = ['in_person', 'online'] as const;
export const eventStatuses = ['published', 'cancelled', 'postponed'] as const;

const speaker = z.object({
  user_id: z.nullable(id),
  name: z.string(),
  /** Address of the person's page (`people`); null without one. */
  slug: z.optional(z.nullable(z.string())),
  speaker_role: z.string(),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

/** Events of chapters (docs/SPECIFICATION.md, section 3). Times are instants; they are shown in the zone `timezone`. */
export const events = defineResource({
  name: 'events',
  ...declareFields(
    {
      title: z.string(),
      slug: z.string(),
      summary: z.nullable(z.string()),
      description: field.detail({ read: z.nullable(z.string()) }),
      /** ISO 8601, UTC. */
      starts_at: timestamp,
      ends_at: timestamp,
      timezone: z.string(),
      format: z.enum(eventFormats),
      /** Language that is spoken, ISO 639-1. */
      language: z.nullable(z.string()),
      status: z.enum(eventStatuses),
      venue_name: z.nullable(z.string()),
      venue_address: z.nullable(z.string()),
      city: z.nullable(z.string()),
      country_code: z.nullable(z.string()),
      /** Seats; null for no limit. */
      capacity: z.nullable(z.number()),
      going_count: z.number(),
      /** Lowest price in minor units, 0 for free. */
      price_from: z.number(),
      /** ISO 4217. */
      currency: z.string(),
      cover: z.nullable(image),
      chapters: z.array(namedRow),
      event_categories: z.array(namedRow),
      tags: z.array(namedRow),
      speakers: z.array(speaker),
      translations: field.detail(field.translations),
    },
    { hasSeo: true },
  ),
  write: z.object({}),
  filters: z.object({
    chapter_id: z.optional(idInput),
    chapter: z.optional(z.string().check(z.maxLength(200))),
    /** `YYYY-MM`, in each event's own time zone. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    /** `upcoming`: not ended yet; `past`: ended. */
    when: z.optional(z.enum(['upcoming', 'past'])),
    format: z.optional(z.enum(eventFormats)),
    /** A way to take part: hybrid events have both. */
    attend: z.optional(z.enum(attendances)),
    /** Slug of a chapter: events that people can go to, of this chapter and of those within 300 km of it. */
    near: z.optional(z.string().check(z.maxLength(200))),
    language: z.optional(z.string().check(z.maxLength(3))),
    /** A tag, by slug or id. */
    topic: z.optional(z.string().check(z.maxLength(200))),
    slug: z.optional(z.string().check(z.maxLength(200))),
  }),
  sorts: ['starts_at', 'title', 'created_at', 'going_count'],
  query: {
    chapters: { kind: 'relation', target: 'chapters' },
    event_categories: { kind: 'relation', target: 'event_categories' },
    tags: { kind: 'relation', target: 'tags' },
  },
  translatable: ['title', 'summary', 'description'],
  drops: ['show_sponsor', 'show_chapters', 'chapter_name', 'speaker_user', 'speaker_role'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/events/list', publicAccess, { order: 'asc' }),
    get: wire.get('/api/events/get/{id}', publicAccess),
  },
});
