import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { fileInput, id, line, optionalUrl, timestamp, yesNo } from '../fields';

/** What a learner writes in a lesson: the answer to its task, and notes that only the learner reads. */
export const lessonWorkCalls = {
  /** The answer to the task; null before it is handed in. 409 with `unmet` for a locked lesson. */
  taskWork: wire.get('/api/v2/lessons/{id}/task', signedIn),
  /** Hands the task in, or a newer answer. It completes the lesson where its rule asks for it. 409 for an accepted one. */
  submitTask: wire.post('/api/v2/lessons/{id}/task', 'smart', signedIn, { changes: [] }),
  notes: wire.get('/api/v2/lessons/{id}/notes', signedIn),
  addLessonNote: wire.post('/api/v2/lessons/{id}/notes', 'json', signedIn, { changes: [] }),
  editLessonNote: wire.post('/api/v2/lesson-notes/{id}', 'json', signedIn, { changes: [] }),
  /** A repeated call changes nothing. */
  removeLessonNote: wire.post('/api/v2/lesson-notes/{id}/remove', 'none', signedIn, { changes: [] }),
} as const;

/** Notes of one learner in one lesson. */
export const mostNotes = 500;
const longestTaskWork = 20_000;
const longestNote = 5000;

export const submitTaskSchema = z.object({
  text: line(longestTaskWork),
  url: optionalUrl,
  /** A picture or a PDF. */
  file: fileInput,
  /** Whether the file of the earlier answer stays when no other one is sent. */
  keeps_file: z.optional(yesNo),
});

/** `returned`: an author asks for another answer. An accepted one is final. */
export const taskStates = ['handed_in', 'returned', 'accepted'] as const;

export const taskWorkSchema = z.object({
  text: z.string(),
  url: z.nullable(z.string()),
  file: z.nullable(z.object({ url: z.string(), name: z.string(), bytes: z.number() })),
  submitted_at: timestamp,
  state: z.enum(taskStates),
  /** Of the last author who read it; null before. The text can be empty for an accepted one. */
  review: z.nullable(z.object({ text: z.string(), by: z.nullable(z.string()), at: timestamp })),
});

export const taskWorkAnswerSchema = z.object({ data: z.nullable(taskWorkSchema) });

export const addLessonNoteSchema = z.object({
  /** Place in the video, in seconds; null for the whole lesson. */
  second: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(360_000))),
  text: line(longestNote),
});

export const editLessonNoteSchema = z.object({ text: line(longestNote) });

const noteSchema = z.object({
  id,
  second: z.nullable(z.number()),
  text: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const notesSchema = z.object({ data: z.array(noteSchema) });
export const noteAnswerSchema = z.object({ data: noteSchema });

export type TaskState = (typeof taskStates)[number];
export type TaskWork = z.infer<typeof taskWorkSchema>;
export type LessonNote = z.infer<typeof noteSchema>;
