import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, optionalText, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { taskStates, taskWorkSchema } from './lesson-work';

/** The tasks that learners of a course have handed in, for its authors (docs/guides/learning.md). */
export const taskReviewCalls = {
  /** Those that wait for a review come first, the oldest first. */
  listTaskWork: wire.get('/api/v2/courses/{id}/task-work', only(['admin'], 'courses.learners')),
  /**
   * Accepts a task or returns it; the learner gets a mail. 409 when the task is accepted, or when a newer answer came
   * after `submitted_at`.
   */
  reviewTask: wire.post('/api/v2/task-work/{id}/review', 'json', only(['admin'], 'courses.grant'), { changes: [] }),
} as const;

export const listTaskWorkSchema = z.object({
  state: z.optional(z.enum(taskStates)),
  /** Parts of the name and the e-mail address of the learner. */
  search: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type TaskWorkQuery = z.infer<typeof listTaskWorkSchema>;

const handedInTask = z.extend(taskWorkSchema, {
  id,
  lesson: z.object({ id, title: z.string() }),
  user: z.object({ id, name: z.string(), email: z.nullable(z.string()) }),
});

export type HandedInTask = z.infer<typeof handedInTask>;

export const taskWorkListSchema = z.object({
  data: z.array(handedInTask),
  meta: z.extend(listMetaSchema, {
    /** Tasks of the search, by state. */
    states: z.record(z.enum(taskStates), z.number()),
  }),
});

export const taskDecisions = ['accept', 'return'] as const;

export const reviewTaskSchema = z.object({
  decision: z.enum(taskDecisions),
  /** Words to the learner; required to return a task. */
  text: optionalText(5000),
  /** Of the answer that the author has read. */
  submitted_at: timestamp,
});
