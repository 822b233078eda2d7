import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, line, requiredInstant, timestamp } from '../fields';
import { answers } from './answers';
import { approveAttendeesSchema } from './attendees';
import { checkInResults, doorRight } from './check-in';
import { questionSchema } from './questions';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const editors = only(['admin'], 'attendees.edit', byLead);
/** A check-in without a code is a right of the supervisors of the event. */
const supervisors = only(['admin'], 'check_in.supervise', { rows: doorRight });

/** Calls of organisers that correct tickets (docs/guides/seats.md). */
export const attendeeChangeCalls = {
  /** What a correction can change, with its version. */
  attendeeForm: wire.get('/api/v2/attendees/{id}/form', editors),
  /** Corrects name, address and answers; fields that are not sent stay. CONFLICT after a change by another user. */
  editAttendee: wire.post('/api/v2/attendees/{id}/edit', 'json', editors, { changes: [] }),
  /** Gives the ticket another kind at the price that was paid. Repeating it with the same key changes nothing. */
  changeTicketKind: wire.post('/api/v2/attendees/{id}/change-ticket', 'json', editors, { changes: ['events'] }),
  /** What happened to a ticket, newest first. */
  attendeeHistory: wire.get('/api/v2/attendees/{id}/history', only(['admin'], 'attendees.list', byLead)),
  /** Checks people in without their codes. Repeating it with the same key has the same result. */
  checkInMany: wire.post('/api/v2/events/{id}/attendees/check-in', 'json', supervisors, { changes: [] }),
  /** Undoes check-ins. Repeating it changes nothing. */
  undoCheckInMany: wire.post('/api/v2/events/{id}/attendees/undo-check-in', 'json', supervisors, { changes: [] }),
} as const;

/** Made by the sender of a request, so that a repeated request is recognised. */
const key = z.string().check(z.regex(/^[\w-]{8,40}$/));

const attendeeValues = {
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** By the id of the question: a text, a number, yes or no, ids of choices, or `{ name }` of a file. */
  answers: z.record(z.string(), z.unknown()),
  updated_at: timestamp,
};

/** Details of the CONFLICT of `editAttendee`: the values of the other change. */
export const attendeeConflictSchema = z.object({ current: z.object(attendeeValues) });

export const attendeeFormSchema = z.object({
  data: z.object({
    id,
    ...attendeeValues,
    /** Questions of the ticket in the language of the request. */
    questions: z.array(questionSchema),
  }),
});

export type AttendeeForm = z.infer<typeof attendeeFormSchema>['data'];

export const editAttendeeSchema = z.object({
  /** Of the form in which the change was made. */
  updated_at: requiredInstant,
  first_name: z.optional(line(120)),
  last_name: z.optional(line(120)),
  email: z.optional(email),
  /** Files and consents stay: only the person gives them. Required answers can stay empty. */
  answers,
  /** Mails the ticket to its address. */
  send_ticket: z.optional(z.boolean()),
  /** Also replaces the code at the door, so that tickets on paper are void. */
  new_code: z.optional(z.boolean()),
  /** Name of the replacement of the code: a repeated request replaces it once. */
  key: z.optional(key),
});

export const changeTicketKindSchema = z.object({ ticket_id: idInput, key });

/** Answer of `changeTicketKind`. */
export const changedKindSchema = z.object({
  data: z.object({
    id,
    ticket_id: id,
    /** Whether required questions of the new ticket have no answer; the person can answer them on the ticket page. */
    needs_details: z.boolean(),
  }),
});

/** `answer`: a question by its text; the others are fields of the ticket. */
export const changedFieldNames = ['first_name', 'last_name', 'email', 'ticket', 'code', 'answer'] as const;

const changedField = z.object({
  name: z.enum(changedFieldNames),
  /** Text of the question; null for other fields. */
  question: z.nullable(z.string()),
  /** Null for an empty value. Answers to sensitive questions are not kept. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

export const attendeeHistorySchema = z.object({
  data: z.array(
    z.object({
      id,
      at: timestamp,
      action: z.string(),
      /** Name of the user; null for the program and for the holder of the ticket. */
      actor: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      fields: z.array(changedField),
    }),
  ),
});

export type AttendeeHistory = z.infer<typeof attendeeHistorySchema>['data'];

export const checkInManySchema = z.extend(approveAttendeesSchema, {
  /** Needed when the event has several lists. */
  list_id: z.optional(idInput),
  key,
});

export const undoCheckInManySchema = z.extend(approveAttendeesSchema, { list_id: z.optional(idInput) });

/** Answer of `checkInMany`. */
export const bulkCheckInSchema = z.object({
  data: z.object({
    done: z.number(),
    /** People who were in before. */
    already: z.number(),
    refused: z.array(z.object({ id, name: z.string(), result: z.enum(checkInResults) })),
  }),
});

/** Answer of `undoCheckInMany`. */
export const undoneCheckInsSchema = z.object({ data: z.object({ done: z.number(), skipped: z.number() }) });
