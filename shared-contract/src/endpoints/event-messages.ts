import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalInstant, requiredText, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { locales } from '../text';
import { listOf } from '../written-values';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const readers = only(['admin'], 'event-messages.list', byLead);
const writers = only(['admin'], 'event-messages.edit', byLead);

/** Messages of organisers to the attendees of an event (docs/guides/messages.md). */
export const eventMessageCalls = {
  list: wire.get('/api/v2/events/{id}/messages', readers),
  /** Sends a message at once or at a time. The same key sends one message. */
  add: wire.post('/api/v2/events/{id}/messages', 'json', writers, { changes: [] }),
  /** The recipients of a message, and its mail in each language. Changes nothing. */
  preview: wire.post('/api/v2/events/{id}/messages/preview', 'json', writers, { changes: [] }),
  /** Mails a message to the viewer only. */
  test: wire.post('/api/v2/events/{id}/messages/test', 'json', writers, { changes: [] }),
  /** Ends a message: a planned one is not sent, and one that is being sent stops. Repeating it changes nothing. */
  cancel: wire.post('/api/v2/event-messages/{id}/cancel', 'none', writers, { changes: [] }),
} as const;

/** `planned`: waits for its time; `sending`: a job queues the mails. */
export const eventMessageStates = ['planned', 'sending', 'sent', 'cancelled'] as const;

/** What a text may name in braces, e.g. `{first_name}`. */
export const messagePlaceholders = ['first_name', 'event', 'when', 'where'] as const;

/** States of the people who can get a message; those who left never get one. */
export const messageAudiences = ['confirmed', 'pending_approval'] as const;

/** People with a ticket or a registration, or people who wait for a ticket. */
export const segmentAudiences = ['attendees', 'waiting'] as const;

const mostTickets = 100;

/** Who gets a message. Empty lists are no limit. States and check-in are of attendees only. */
const segment = z.object({
  audience: z._default(z.enum(segmentAudiences), 'attendees'),
  ticket_ids: z._default(listOf(z.array(idInput).check(z.maxLength(mostTickets))), []),
  states: z._default(listOf(z.array(z.enum(messageAudiences)).check(z.minLength(1), z.maxLength(2))), ['confirmed']),
  /** People who are checked in, or are not. */
  checked_in: z.optional(z.nullable(z.enum(['1', '0']))),
  languages: z._default(listOf(z.array(z.enum(locales)).check(z.maxLength(locales.length))), []),
});

export type MessageSegment = z.infer<typeof segment>;

const texts = z.object({ subject: line(150), body: requiredText(10_000) });

/** Texts by language: at least one. People read their language, else the first one. */
const textsByLanguage = z
  .partialRecord(z.enum(locales), texts)
  .check(z.refine((value) => Object.keys(value).length > 0));

export type MessageTexts = z.infer<typeof textsByLanguage>;

export const previewMessageSchema = z.object({ texts: textsByLanguage, segment: z._default(segment, emptySegment()) });
export const testMessageSchema = z.object({ texts: textsByLanguage });
export const addMessageSchema = z.extend(previewMessageSchema, {
  /** Made by the sender. */
  key: line(60),
  /** Missing or empty: at once. */
  send_at: optionalInstant,
});

function emptySegment(): MessageSegment {
  return { audience: 'attendees', ticket_ids: [], states: ['confirmed'], languages: [] };
}

export const messagePreviewSchema = z.object({
  data: z.object({
    /** People who would get it now; one for each address. */
    recipients: z.number(),
    /** Those of them who have switched these mails off. */
    declined: z.number(),
    /** How many of them read each of the written languages. */
    languages: z.partialRecord(z.enum(locales), z.number()),
    /** The mail as its reader gets it, as text, in each written language. */
    mails: z.array(z.object({ locale: z.enum(locales), subject: z.string(), text: z.string() })),
    /** Words in braces that mean nothing. */
    unknown: z.array(z.string()),
  }),
});

export const testedMessageSchema = z.object({ data: z.object({ email: z.string() }) });

const eventMessageSchema = z.object({
  id,
  event_id: id,
  state: z.enum(eventMessageStates),
  texts: textsByLanguage,
  segment,
  /** The time for which it was planned; null: at once. */
  send_at: z.nullable(timestamp),
  started_at: z.nullable(timestamp),
  finished_at: z.nullable(timestamp),
  author: z.nullable(z.string()),
  /** Recipients when it was written. */
  expected: z.number(),
  /** Mails that are queued, sent, and given up. */
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** Mails that wait for the daily mail of their reader. */
  held: z.number(),
  /** People who have switched these mails off. */
  declined: z.number(),
  created_at: timestamp,
});

export type EventMessage = z.infer<typeof eventMessageSchema>;

export const eventMessagesQuerySchema = z.object({
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export const eventMessagesSchema = z.object({ data: z.array(eventMessageSchema), meta: listMetaSchema });
