import * as z from 'zod/mini';

import { chapterLeadRight, only, publicAccess } from '../access';
import { wire } from '../define-resource';
import { textOfLine } from '../text-fields';
import { email, id, idInput, line } from '../fields';
import { answers } from './answers';
import { questionSchema } from './questions';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** The page of a ticket, for the person who knows its unguessable slug. */
export const attendeeTicketCalls = {
  /** The QR code of the ticket, as SVG. */
  qr: wire.get('/api/v2/attendee-tickets/{slug}/qr.svg', publicAccess),
  /** The event as iCalendar. */
  calendar: wire.get('/api/v2/attendee-tickets/{slug}/calendar.ics', publicAccess),
  /** Questions and answers of the ticket, and what its holder may change now. */
  form: wire.get('/api/v2/attendee-tickets/{slug}/form', publicAccess),
  /** Changes name and answers; fields that are not sent stay. Another address is confirmed by mail first. */
  changeTicket: wire.post('/api/v2/attendee-tickets/{slug}/edit', 'multipart', publicAccess, { changes: [] }),
  /** Gives the ticket to another person, with a new address and a new code. Repeating it changes nothing. */
  transferTicket: wire.post('/api/v2/attendee-tickets/{slug}/transfer', 'json', publicAccess, { changes: [] }),
  /** Confirms the new address of a ticket by the token of the mail. */
  confirmTicketEmail: wire.post('/api/v2/ticket-email', 'json', publicAccess, { changes: [] }),
  /** Mails the tickets of an address again. The answer is the same for an address without tickets. */
  findLost: wire.post('/api/v2/attendee-tickets/lost', 'json', publicAccess, { changes: [] }),
  /** Mails a ticket again, to the address of the attendee. */
  sendQrMail: wire.post('/api/sendQrMail', 'json', only(['admin'], 'attendees.mail', byLead), { changes: [] }),
  /** Makes the online meeting of an event; a repeated request answers the same meeting. */
  createMeeting: wire.post('/api/create_platform_meet', 'multipart', only(['admin'], 'events.meet', byLead), {
    changes: [],
  }),
  /** The online meeting of an event with the address of its host; null without one. */
  getMeeting: wire.get('/api/v2/events/{id}/meeting', only(['admin'], 'events.meet', byLead)),
  /** Sets a meeting that organisers have made themselves; it replaces the one before. */
  setMeeting: wire.post('/api/v2/events/{id}/meeting', 'json', only(['admin'], 'events.meet', byLead), { changes: [] }),
  removeMeeting: wire.post('/api/v2/events/{id}/meeting/remove', 'none', only(['admin'], 'events.meet', byLead), {
    changes: [],
  }),
} as const;

export const lostTicketsSchema = z.object({ email });

/** The `cancel_token` of `getAttendeeTicket`. */
const token = z.string().check(z.minLength(1), z.maxLength(200));
export const changeTicketSchema = z.object({
  token,
  first_name: z.optional(line(120)),
  last_name: z.optional(line(120)),
  email: z.optional(email),
  answers,
});
export const transferTicketSchema = z.object({ token, first_name: line(120), last_name: line(120), email });
export const confirmTicketEmailSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(1000)) });

/** A changed ticket. */
export const changedTicketSchema = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  /** The address that gets the mails. */
  email: z.string(),
  /** Whether a mail to the new address waits for its confirmation. */
  is_confirmation_sent: z.boolean(),
});
export const transferredTicketSchema = z.object({ id, state: z.literal('transferred') });
export const ticketFormSchema = z.object({
  /** Questions of the ticket in the language of the request. */
  questions: z.array(questionSchema),
  /** Answers by the id of the question: a text, a number, yes or no, ids of choices, or `{ name }` of a file. */
  answers: z.record(z.string(), z.unknown()),
  /** Until the end of the event. */
  can_change: z.boolean(),
  /** Until the start of the event. */
  can_transfer: z.boolean(),
});

export const sendQrMailSchema = z.object({ id: idInput, email });
/** The online meeting of an event. */
export const meetingSchema = z.object({
  /** Of the event. */
  id,
  event_id: id,
  provider: z.string(),
  url: z.string(),
  host_url: z.nullable(z.string()),
});
/** Answer of `attendeeTicketCalls.createMeeting`. */
export const meetingAnswerSchema = z.object({ data: meetingSchema });
export const createMeetingSchema = z.object({ event_id: idInput });
/** Answer of getMeeting, setMeeting and removeMeeting. */
export const foundMeetingSchema = z.object({ data: z.nullable(meetingSchema) });
/** `provider` of a meeting that organisers have made themselves. */
export const ownMeeting = 'own';
export const setMeetingSchema = z.object({
  url: z.pipe(textOfLine, z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s/]\S*$/))),
});
