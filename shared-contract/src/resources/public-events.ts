import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { declareAnswers } from '../declare-answers';
import { defineResource, wire } from '../define-resource';
import { id, idInput, image, namedRow, timestamp } from '../common-fields';
import * as field from '../read-fields';
import { eventTicket } from './event-tickets';

export const eventFormats = ['in_person', 'online', 'hybrid'] as const;
const attendances = ['in_person', 'online'] as const;
/** Only editors see a `draft`. A `moved_online` event keeps its tickets; people take part by the join link. */
export const eventStatuses = ['draft', 'published', 'cancelled', 'postponed', 'moved_online'] as const;
/** Who may see the street of an event: all people, or only those with a ticket. */
export const addressVisibilities = ['public', 'confirmed_only'] as const;

const speaker = z.object({
  user_id: z.nullable(id),
  name: z.string(),
  /** Address of the person's page (`people`); null without one. */
  slug: z.optional(z.nullable(z.string())),
  speaker_role: z.string(),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

/** A company that supports an event. */
export const sponsor = z.object({ id, name: z.string(), slug: z.string(), logo: z.nullable(image) });

const text = z.nullable(z.string());

/** What answers contain of an event; `events` adds what bodies send. */
export const eventFields = {
  title: z.string(),
  slug: z.string(),
  summary: text,
  /** Paragraphs, plain text separated by blank lines. */
  description: field.detail({ read: text }),
  /** ISO 8601, UTC. */
  starts_at: timestamp,
  ends_at: timestamp,
  /** The start that a published event had before its last change of date; null for the first date. */
  previous_starts_at: field.detail({ read: z.optional(z.nullable(timestamp)) }),
  /** Since then, lists for visitors leave the event out; its page stays. */
  archived_at: z.optional(z.nullable(timestamp)),
  /** IANA name, e.g. `America/Bogota`. */
  timezone: z.string(),
  format: z.enum(eventFormats),
  /** Language that is spoken, ISO 639-1. */
  language: text,
  status: z.enum(eventStatuses),
  venue_name: text,
  /** Null for viewers who may not see it (`address_visibility`). */
  venue_address: text,
  address_visibility: field.detail({ read: z.enum(addressVisibilities) }),
  city: text,
  country_code: text,
  /** Seats of the whole event, whatever its tickets are; null for no limit. */
  capacity: z.nullable(z.number()),
  /** People with a ticket. */
  going_count: z.number(),
  /** Seats that can be booked now; null for no limit. */
  seats_left: z.nullable(z.number()),
  /** Lowest price of the public tickets, in minor units; 0 for free. */
  price_from: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** Until then, holders can cancel their tickets; null for the start of the event. */
  cancel_until: field.detail({ read: z.optional(z.nullable(timestamp)) }),
  /** Whether a holder who cancels in time gets the price of the ticket back. */
  has_refunds: field.detail({ read: z.optional(z.boolean()) }),
  /** Whether the cancellation of the event gives back what was paid; null for an event that takes place. */
  is_refunded: field.detail({ read: z.optional(z.nullable(z.boolean())) }),
  cover: z.nullable(image),
  chapters: z.array(namedRow),
  categories: field.detail({ read: z.array(namedRow) }),
  event_categories: z.array(namedRow),
  tags: z.array(namedRow),
  speakers: z.array(speaker),
  sponsors: field.detail({ read: z.optional(z.array(sponsor)) }),
  /** Tickets that the viewer may see, in their order (section 7 of docs/SPECIFICATION.md has no list of tickets). */
  tickets: field.detail({ read: z.array(eventTicket) }),
  /** Further dates of an event that repeats, from now on; at most twelve. */
  other_dates: field.detail({ read: z.optional(z.array(z.object({ slug: z.string(), starts_at: timestamp }))) }),
  /** End of the preview link with which a draft was read; null without one. */
  preview_until: field.detail({ read: z.optional(z.nullable(timestamp)) }),
  deleted_at: z.optional(timestamp),
} as const;

export const eventTimes = ['upcoming', 'past', 'archived'] as const;

export const eventFilters = z.object({
  chapter_id: z.optional(idInput),
  chapter: z.optional(z.string().check(z.maxLength(200))),
  /** `YYYY-MM`, in each event's own time zone. */
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  /** `upcoming`: not ended yet; `past`: ended; both without the events of the archive, which editors see. */
  when: z.optional(z.enum(eventTimes)),
  format: z.optional(z.enum(eventFormats)),
  /** A way to take part: hybrid events have both. */
  attend: z.optional(z.enum(attendances)),
  /** Slug of a chapter: events that people can go to, of this chapter and of those within 300 km of it. */
  near: z.optional(z.string().check(z.maxLength(200))),
  language: z.optional(z.string().check(z.maxLength(3))),
  /** A tag, by slug or id. */
  topic: z.optional(z.string().check(z.maxLength(200))),
  /** A kind of event (`event_categories`), by slug or id. */
  category: z.optional(z.string().check(z.maxLength(200))),
  /** Events whose cheapest ticket costs nothing. */
  free: z.optional(z.enum(['1'])),
  slug: z.optional(z.string().check(z.maxLength(200))),
  /** For users who may edit events; all others never get drafts. */
  status: z.optional(z.enum(eventStatuses)),
});

export const eventSorts = ['starts_at', 'title', 'created_at', 'going_count', 'updated_at'] as const;

/** Calls that read events. */
export const eventReads = {
  list: wire.get('/api/events/list', publicAccess, { order: 'asc' }),
  get: wire.get('/api/events/get/{id}', publicAccess),
};

/** Events for pages that only read them: without the schemas of bodies, which are a part of `events`. */
export const publicEvents = defineResource({
  name: 'events',
  ...declareAnswers(eventFields, { hasSeo: true }),
  write: z.object({}),
  filters: eventFilters,
  sorts: eventSorts,
  translatable: ['title', 'summary', 'description'],
  wire: eventReads,
});
