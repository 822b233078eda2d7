import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, optionalText, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listOrder } from '../list-query';
import { attendeeStates, listedTicketFields } from './attendance';
import { orderStates } from './holds';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** Calls of organisers for the attendees of an event. */
export const attendeesCalls = {
  list: wire.get('/api/v2/events/{id}/attendees', only(['admin'], 'attendees.list', byLead)),
  /** An attendee with the answers to the questions of the ticket. */
  get: wire.get('/api/v2/attendees/{id}', only(['admin'], 'attendees.list', byLead)),
  /**
   * Gives a person a ticket without a payment, also after the end of its sale and without answers. It counts against
   * the capacity.
   */
  add: wire.post('/api/v2/events/{id}/attendees', 'json', only(['admin'], 'attendees.add', byLead), {
    changes: ['events'],
  }),
  /** Gives a ticket to another person, with a new address and a new code; both people get a mail. */
  transfer: wire.post('/api/v2/attendees/{id}/transfer', 'json', only(['admin'], 'attendees.transfer', byLead), {
    changes: [],
  }),
  /** Cancels a ticket with a reason for the organisers. Repeating it changes nothing. */
  cancel: wire.post('/api/v2/attendees/{id}/cancel', 'json', only(['admin'], 'attendees.cancel', byLead), {
    changes: ['events'],
  }),
  /** Approves pending registrations: the people get their tickets by mail. Others stay as they are. */
  approve: wire.post('/api/v2/events/{id}/attendees/approve', 'json', only(['admin'], 'attendees.approve', byLead), {
    changes: ['events'],
  }),
  /** Refuses pending registrations: their seats are free again, and the people get a mail. */
  refuse: wire.post('/api/v2/events/{id}/attendees/refuse', 'json', only(['admin'], 'attendees.approve', byLead), {
    changes: ['events'],
  }),
  /** Cancels tickets, on request with a refund of their price. */
  cancelMany: wire.post('/api/v2/events/{id}/attendees/cancel', 'json', only(['admin'], 'attendees.cancel', byLead), {
    changes: ['events'],
  }),
  /** Mails valid tickets again. */
  resendMany: wire.post('/api/v2/events/{id}/attendees/resend', 'json', only(['admin'], 'attendees.mail', byLead), {
    changes: [],
  }),
} as const;

export const attendeeSorts = ['created_at', 'name', 'email', 'ticket', 'checked_in_at'] as const;

/** Which attendees a list, a download or a bulk action has. */
const attendeeChoice = {
  state: z.optional(z.enum(attendeeStates)),
  /** Confirmed people who are checked in at a door of the event, or are not. */
  checked_in: z.optional(z.enum(['1', '0'])),
  /** `0`: tickets whose mail was not sent, because the address got too many mails. */
  mailed: z.optional(z.enum(['0'])),
  ticket_id: z.optional(idInput),
  /** Parts of names and e-mail addresses; `@` and a domain; or the last 4 characters of a code. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const listAttendeesSchema = z.object({
  ...attendeeChoice,
  sort: z.optional(z.enum(attendeeSorts)),
  order: z.optional(listOrder),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type AttendeesQuery = z.infer<typeof listAttendeesSchema>;

const listedAttendee = z.object({
  ...listedTicketFields,
  ticket: z.object({ id, name: z.string() }),
  cancelled_at: z.nullable(timestamp),
  cancel_reason: z.nullable(z.string()),
  /** First check-in at the event; null for a person who is not checked in. */
  checked_in_at: z.nullable(timestamp),
  /** Gate of this check-in. */
  checked_in_gate: z.nullable(z.string()),
  order: z.object({ id, reference: z.string(), number: z.string(), state: z.enum(orderStates) }),
  /** What the order paid for this ticket, in minor units. */
  price: z.number(),
  /** What a refund of the ticket returns to the card, in minor units: less than the price when a part went back. */
  refundable: z.number(),
  currency: z.string(),
  /** Time zone of the event. */
  timezone: z.optional(z.string()),
  /** Time at which the mail with the ticket was not sent, because the address got too many; null after a later one. */
  unmailed_at: z.optional(z.nullable(timestamp)),
});

export type ListedAttendee = z.infer<typeof listedAttendee>;

export const attendeesSchema = z.object({
  data: z.array(listedAttendee),
  meta: z.extend(listMetaSchema, {
    /** Attendees of the search in each state. */
    states: z.object({
      confirmed: z.number(),
      pending_approval: z.number(),
      cancelled: z.number(),
      /** Confirmed people who are checked in, and those who are not. */
      checked_in: z.number(),
      not_checked_in: z.number(),
      /** Valid or pending tickets whose mail was not sent. */
      not_mailed: z.optional(z.number()),
    }),
    /** Attendees of the search and the state by ticket; tickets without any are missing. */
    tickets: z.optional(z.array(z.object({ id, count: z.number() }))),
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

export const addAttendeeSchema = z.object({
  ticket_id: idInput,
  first_name: line(120),
  last_name: line(120),
  email,
  /** Made by the form: the same key gives one ticket. Without one, the same person within seconds gets one. */
  key: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
});

/** Answer of `attendeesCalls.add`. */
export const addedAttendeeSchema = z.object({
  data: z.object({
    ...listedTicketFields,
    /** Whether the ticket is on its way by mail; false when the address got too many mails within an hour. */
    is_mailed: z.optional(z.boolean()),
  }),
});

export const transferAttendeeSchema = z.object({ first_name: line(120), last_name: line(120), email });

/** Tickets that a bulk action changes at most. */
export const mostBulkAttendees = 500;

/** The tickets of a bulk action: those with these ids, or those of a query. */
const chosenAttendees = {
  ids: z.optional(z.array(idInput).check(z.minLength(1), z.maxLength(mostBulkAttendees))),
  query: z.optional(z.strictObject(attendeeChoice)),
};

export const approveAttendeesSchema = z.object(chosenAttendees);
export const resendAttendeesSchema = z.object(chosenAttendees);
export const refuseAttendeesSchema = z.object({
  ...chosenAttendees,
  /** The person reads it in the mail. */
  reason: optionalText(300),
});
export const cancelAttendeesSchema = z.object({
  ...chosenAttendees,
  reason: optionalText(300),
  refund: z.optional(z.boolean()),
});

export type ChosenAttendees = z.infer<typeof approveAttendeesSchema>;

/** What a bulk action did. `skipped`: tickets in another state; `failed`: e.g. refused refunds. */
export const bulkAttendeesSchema = z.object({
  data: z.object({ done: z.number(), skipped: z.number(), failed: z.array(z.object({ id, message: z.string() })) }),
});

export const cancelAttendeeSchema = z.object({ reason: optionalText(300) });
