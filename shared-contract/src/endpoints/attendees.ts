import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, optionalText, timestamp } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listOrder } from '../list-query';
import { attendeeSchema, attendeeStates } from './attendance';
import { orderStates } from './holds';

/** Calls of organisers for the attendees of an event. */
export const attendeesCalls = {
  list: wire.get('/api/v2/events/{id}/attendees', only(['admin'], 'attendees.list')),
  /** An attendee with the answers to the questions of the ticket. */
  get: wire.get('/api/v2/attendees/{id}', only(['admin'], 'attendees.list')),
  /**
   * Gives a person a ticket without a payment, also after the end of its sale and without answers. It counts against
   * the capacity.
   */
  add: wire.post('/api/v2/events/{id}/attendees', 'json', only(['admin'], 'attendees.add')),
  /** Gives a ticket to another person, with a new address and a new code; both people get a mail. */
  transfer: wire.post('/api/v2/attendees/{id}/transfer', 'json', only(['admin'], 'attendees.transfer')),
  /** Cancels a ticket with a reason for the organisers. Repeating it changes nothing. */
  cancel: wire.post('/api/v2/attendees/{id}/cancel', 'json', only(['admin'], 'attendees.cancel')),
} as const;

export const attendeeSorts = ['created_at', 'name', 'email'] as const;

export const listAttendeesSchema = z.object({
  state: z.optional(z.enum(attendeeStates)),
  ticket_id: z.optional(idInput),
  /** Parts of names and e-mail addresses. */
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(attendeeSorts)),
  order: z.optional(listOrder),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  per_page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
});

export type AttendeesQuery = z.infer<typeof listAttendeesSchema>;

const listedAttendee = z.extend(attendeeSchema, {
  ticket: z.object({ id, name: z.string() }),
  cancelled_at: z.nullable(timestamp),
  cancel_reason: z.nullable(z.string()),
  /** First check-in at the event; null for a person who is not checked in. */
  checked_in_at: z.nullable(timestamp),
  order: z.object({ id, reference: z.string(), state: z.enum(orderStates) }),
  /** What this ticket cost, in minor units. */
  price: z.number(),
  currency: z.string(),
});

export type ListedAttendee = z.infer<typeof listedAttendee>;

export const attendeesSchema = z.object({
  data: z.array(listedAttendee),
  meta: z.extend(listMetaSchema, {
    /** Attendees of the search in each state. */
    states: z.object({ confirmed: z.number(), cancelled: z.number() }),
  }),
});

/** An answer as an organiser reads it. */
const givenAnswer = z.object({
  question: z.string(),
  /** Labels of choices are one text; the name of a file. */
  answer: z.union([z.string(), z.number(), z.boolean()]),
  file_url: z.nullable(z.string()),
  /** Version of the text of a consent. */
  text_version: z.nullable(z.number()),
});

const attendeeDetails = z.extend(listedAttendee, { answers: z.array(givenAnswer) });

export type AttendeeDetails = z.infer<typeof attendeeDetails>;

/** Answer of `attendeesCalls.get`. */
export const attendeeDetailsSchema = z.object({ data: attendeeDetails });

export const addAttendeeSchema = z.object({ ticket_id: idInput, first_name: line(120), last_name: line(120), email });

export const transferAttendeeSchema = z.object({ first_name: line(120), last_name: line(120), email });

export const cancelAttendeeSchema = z.object({ reason: optionalText(300) });
