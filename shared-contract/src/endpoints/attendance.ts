import * as z from 'zod/mini';

import { only, publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, slug, timestamp, wholeInput } from '../fields';
import { eventFormats, eventStatuses } from '../resources/public-events';
import { answers } from './answers';

/** Calls of attendance (docs/SPECIFICATION.md, section 7). */
export const attendanceCalls = {
  /** Gives a person a free ticket, in one request. */
  addAttend: wire.post('/api/addattend', 'multipart', publicAccess, { changes: ['events'] }),
  /** A ticket by its unguessable slug: who knows it holds the ticket. */
  getAttendeeTicket: wire.post('/api/getAttendeeTicket', 'json', publicAccess, { changes: [] }),
  /** Tickets of the user, with their events. */
  myTickets: wire.get('/api/v2/my-tickets', signedIn),
  /** For the holder, signed in or with `token` in the query, and for organisers. Repeating it changes nothing. */
  cancelAttendance: wire.post(
    '/api/cancelAttendance?id={id}',
    'none',
    only(['admin'], 'attendees.cancel', { self: true }),
    { changes: ['events'] },
  ),
} as const;

/** `pending_approval`: the person holds a seat until an organiser approves or refuses the registration. */
export const attendeeStates = ['confirmed', 'pending_approval', 'cancelled'] as const;

export const addAttendSchema = z.object({
  event_id: idInput,
  ticket_id: idInput,
  first_name: line(120),
  last_name: line(120),
  email,
  answers,
});

/** A ticket without what opens it, for people who may list tickets. */
export const listedTicketFields = {
  id,
  event_id: id,
  ticket_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: z.enum(attendeeStates),
  created_at: timestamp,
};

export const attendeeSchema = z.object({
  ...listedTicketFields,
  /** Address of the ticket, which opens it. */
  slug: z.string(),
});

export const attendeeTicketSchema = z.object({ slug: slug.check(z.minLength(1), z.maxLength(200)) });

/** A ticket as its holder sees it. */
export const heldTicketSchema = z.extend(attendeeSchema, {
  /** What the QR code contains; empty until the registration is approved. */
  code: z.string(),
  /** Whether an organiser refused the registration; such a ticket is cancelled. */
  is_refused: z.optional(z.boolean()),
  /** Whether required questions have no answer, e.g. after an organiser changed the kind of the ticket. */
  needs_details: z.optional(z.boolean()),
  ticket: z.object({ id, name: z.string() }),
  event: z.object({
    id,
    title: z.string(),
    slug: z.string(),
    status: z.enum(eventStatuses),
    format: z.enum(eventFormats),
    starts_at: timestamp,
    ends_at: timestamp,
    timezone: z.string(),
    venue_name: z.nullable(z.string()),
    /** A person with a valid ticket sees the street also when the page of the event hides it. */
    venue_address: z.nullable(z.string()),
    city: z.nullable(z.string()),
    /** Start of the online meeting for attendees; null without one. */
    join_opens_at: z.nullable(timestamp),
    /** The link of the meeting, from `join_opens_at` to the end of the event. */
    join_url: z.nullable(z.string()),
    /** People on the waiting list, who get the seats of cancelled tickets, and whether it can be joined. */
    waiting: z.optional(z.object({ people: z.number(), can_join: z.boolean() })),
  }),
  /** What a cancellation by the holder does. */
  cancellation: z.object({
    /** Whether the holder can cancel now. */
    is_open: z.boolean(),
    /** End of the time in which the holder can cancel: set by the organisers, or the start of the event. */
    until: timestamp,
    /** What was paid for the ticket, and what of it goes back to the card, in minor units. */
    paid: z.number(),
    refund: z.number(),
    currency: z.string(),
  }),
  /** Allows `cancelAttendance` for a day, as `token` in its query. */
  cancel_token: z.string(),
});

/** `coming`: valid tickets of events that have not ended; `cancelled`: also tickets of cancelled events. */
export const myTicketStates = ['coming', 'past', 'cancelled'] as const;

const wholeNumber = (maximum: number) => z.optional(wholeInput(1, maximum));

export const myTicketsQuerySchema = z.object({
  when: z.optional(z.enum(myTicketStates)),
  /** Tickets of one event. */
  event: z.optional(idInput),
  page: wholeNumber(10_000),
  per_page: wholeNumber(100),
});

export const myTicketsSchema = z.object({
  data: z.array(z.omit(heldTicketSchema, { code: true, cancel_token: true, cancellation: true, needs_details: true })),
  meta: z.object({ total: z.number() }),
});
