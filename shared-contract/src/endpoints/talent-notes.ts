import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { calendarDay as day, id, idInput, optionalText, requiredText, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';

const recruiters = only(['recruiters', 'admin'], 'talent-pool.list');

/**
 * Notes and follow-ups on members of the pool (docs/guides/talent-pool.md). `own` is for the author, `company` for all
 * recruiters of the company and admins; others answer 404.
 */
export const talentNotesCalls = {
  listNotes: wire.get('/api/v2/talent-pool/{id}/notes', recruiters),
  addNote: wire.post('/api/v2/talent-pool/{id}/notes', 'json', recruiters, { changes: [] }),
  /** For the author. 409 `CONFLICT` when the stored `version` is another one; the `details` have the stored note. */
  editNote: wire.post('/api/v2/talent-notes/{id}', 'json', recruiters, { changes: [] }),
  /** For the author. */
  removeNote: wire.post('/api/v2/talent-notes/{id}/remove', 'none', recruiters, { changes: [] }),
  /** Sets the open follow-up of the caller, or of the company, on a member. */
  setFollowUp: wire.post('/api/v2/talent-pool/{id}/follow-up', 'json', recruiters, { changes: [] }),
  /** Open follow-ups, the first due day first. */
  listFollowUps: wire.get('/api/v2/follow-ups', recruiters),
  /** Repeating it changes nothing. */
  finishFollowUp: wire.post('/api/v2/follow-ups/{id}/done', 'none', recruiters, { changes: [] }),
} as const;

export const noteVisibilities = ['own', 'company'] as const;

/** Most characters of a note. */
export const mostNoteLength = 4000;

const companyName = z.object({ id, name: z.string() });

const noteSchema = z.object({
  id,
  visibility: z.enum(noteVisibilities),
  text: z.string(),
  company: companyName,
  /** Null for a person who left. */
  author: z.nullable(z.string()),
  /** Whether the caller is the author. */
  can_edit: z.boolean(),
  version: z.number(),
  created_at: timestamp,
  edited_at: z.nullable(timestamp),
});

export type TalentNote = z.infer<typeof noteSchema>;

export const talentNotesSchema = z.object({ data: z.array(noteSchema), meta: listMetaSchema });

export const talentNoteAnswerSchema = z.object({ data: noteSchema });

const pageQuery = {
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
};

export const listTalentNotesSchema = z.object(pageQuery);

const noteInput = {
  visibility: z.enum(noteVisibilities),
  text: requiredText(mostNoteLength),
};

export const addTalentNoteSchema = z.object({ ...noteInput, company_id: idInput });

export const editTalentNoteSchema = z.object({ ...noteInput, version: wholeInput(0) });

/** `details` of the 409 of `editNote`. */
export const noteConflictSchema = z.object({
  visibility: z.enum(noteVisibilities),
  text: z.string(),
  version: z.number(),
});

export const followUpSchema = z.object({
  id,
  /** The name is null for a member who hides it. */
  member: z.object({ id, name: z.nullable(z.string()) }),
  company: companyName,
  visibility: z.enum(noteVisibilities),
  /** Null for a person who left. */
  author: z.nullable(z.string()),
  due_on: z.string(),
  word: z.nullable(z.string()),
});

export type FollowUp = z.infer<typeof followUpSchema>;

export const followUpAnswerSchema = z.object({ data: followUpSchema });

export const setFollowUpSchema = z.object({
  company_id: idInput,
  visibility: z.enum(noteVisibilities),
  due_on: day,
  word: optionalText(200),
});

/** `week`: the seven days after today. */
export const followUpTimes = ['overdue', 'today', 'week', 'later'] as const;

export const listFollowUpsSchema = z.object({
  when: z.optional(z.enum(followUpTimes)),
  /** The caller's day; the day in UTC without it. */
  today: z.optional(day),
  ...pageQuery,
});

export type FollowUpsQuery = z.infer<typeof listFollowUpsSchema>;

export const followUpsSchema = z.object({
  data: z.array(followUpSchema),
  meta: z.extend(listMetaSchema, { times: z.record(z.enum(followUpTimes), z.number()) }),
});
