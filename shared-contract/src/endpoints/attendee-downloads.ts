import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { idInput, timestamp } from '../fields';
import { attendeeStates } from './attendance';

const readers = only(['admin'], 'attendees.download');

/**
 * Downloads of attendees (docs/SPECIFICATION.md, section 7): CSV files, for a bearer or for `token` in the query. Such a
 * token opens one download, once, within a minute.
 */
export const attendeeDownloadCalls = {
  /** The attendees of an event with their answers. */
  downloadAttendeeList: wire.get('/back/api/download_attendee_list', readers),
  /** The attendees of all events. */
  downloadAttendeeDb: wire.get('/back/api/download_attendee_db', readers),
  addDownloadToken: wire.post('/api/v2/download-tokens', 'json', readers),
} as const;

const optionalId = z.optional(z.union([z.literal(''), idInput]));
const day = z.optional(z.union([z.literal(''), z.iso.date()]));

/** Query of both downloads. Days are those of the registration, UTC, both ends included. */
export const attendeeFilterSchema = z.object({
  event_id: optionalId,
  ticket_id: optionalId,
  chapter_id: optionalId,
  state: z.optional(z.union([z.literal(''), z.enum(attendeeStates)])),
  search: z.optional(z.string().check(z.maxLength(200))),
  created_at_from: day,
  created_at_to: day,
});

export type AttendeeFilter = z.infer<typeof attendeeFilterSchema>;

export const addDownloadTokenSchema = z.object({
  download: z.enum(['download_attendee_list', 'download_attendee_db']),
});

export const downloadTokenSchema = z.object({ token: z.string(), expires_at: timestamp });
