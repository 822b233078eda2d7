import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, timestamp } from '../fields';
import { locales } from '../text';
import { attendeeStates } from './attendance';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const readers = only(['admin'], 'attendees.download', byLead);

/**
 * Downloads of attendees (docs/SPECIFICATION.md, section 7): files, for a bearer or for `token` in the query. Such a
 * token opens one download, once, within a minute.
 */
export const attendeeDownloadCalls = {
  /** The attendees of an event with their answers. */
  downloadAttendeeList: wire.get('/back/api/download_attendee_list', readers),
  /** The attendees of all events. */
  downloadAttendeeDb: wire.get('/back/api/download_attendee_db', only(['admin'], 'attendees.download')),
  /** The columns of the file of an event: those of every attendee, and one for each question. */
  attendeeColumns: wire.get('/api/v2/events/{id}/attendee-columns', readers),
  /** Badges of the people with a valid ticket of an event, as PDF. */
  downloadBadges: wire.get('/api/v2/events/{id}/badges', readers),
  addDownloadToken: wire.post('/api/v2/download-tokens', 'json', readers, { changes: [] }),
} as const;

const optionalId = z.optional(z.union([z.literal(''), idInput]));
const day = z.optional(z.union([z.literal(''), z.iso.date()]));

export const attendeeFileFormats = ['csv', 'xlsx'] as const;

/** Names of columns, separated by commas; `q12` is the column of the question 12. */
const columnList = z.optional(z.string().check(z.maxLength(4000), z.regex(/^[a-z0-9_,]*$/)));

const mostChosenAttendees = 500;

const idsInQuery = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d+(,\d+)*$/)),
    z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
  ),
  z.array(id).check(z.maxLength(mostChosenAttendees)),
);

/** Query of both lists. Days are those of the registration, UTC, both ends included. */
export const attendeeFilterSchema = z.object({
  event_id: optionalId,
  ticket_id: optionalId,
  chapter_id: optionalId,
  state: z.optional(z.union([z.literal(''), z.enum(attendeeStates)])),
  checked_in: z.optional(z.enum(['', '1', '0'])),
  /** `0`: tickets whose mail was not sent. */
  mailed: z.optional(z.enum(['', '0'])),
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Only these attendees, as ids separated by commas. */
  ids: z.optional(idsInQuery),
  created_at_from: day,
  created_at_to: day,
  format: z._default(z.enum(attendeeFileFormats), 'csv'),
  /** All columns without it. */
  columns: columnList,
});

export type AttendeeFilter = z.infer<typeof attendeeFilterSchema>;

/** Columns of every attendee; those of the answers follow. */
export const attendeeColumnNames = [
  'id',
  'event_id',
  'event',
  'starts_at',
  'ticket',
  'order',
  'first_name',
  'last_name',
  'email',
  'state',
  'language',
  'registered_at',
  'cancelled_at',
  'checked_in_at',
  'price',
  'currency',
  'timezone',
] as const;

export const attendeeColumnsSchema = z.object({
  data: z.array(z.object({ key: z.string(), name: z.string(), is_answer: z.boolean() })),
});

/** `a4`: ten badges of 90 × 55 mm on a sheet; the others are one badge on a label or a sheet of that size, in mm. */
export const badgeLayouts = ['a4', 'a6', 'label_101x54', 'label_100x62'] as const;

export const badgesQuerySchema = z.object({
  layout: z._default(z.enum(badgeLayouts), 'a4'),
  /** Only the people with this ticket. */
  ticket_id: optionalId,
  /** Only these attendees, as ids separated by commas. */
  ids: z.optional(idsInQuery),
  /** The language of tickets and title; that of the request without it. */
  lang: z.optional(z.enum(locales)),
});

export const addDownloadTokenSchema = z.object({
  download: z.enum(['download_attendee_list', 'download_attendee_db', 'badges', 'orders']),
});

export type DownloadName = z.infer<typeof addDownloadTokenSchema>['download'];

export const downloadTokenSchema = z.object({ data: z.object({ token: z.string(), expires_at: timestamp }) });
