import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, line, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';

/** Questions of learners about a lesson, and the answers (docs/guides/learning.md). */
export const lessonPostCalls = {
  /** The newest first, each with its answers in their order. 409 with `unmet` for a locked lesson. */
  listLessonQuestions: wire.get('/api/v2/lessons/{id}/questions', signedIn),
  /** The same nonce asks once. */
  askLessonQuestion: wire.post('/api/v2/lessons/{id}/questions', 'json', signedIn, { changes: [] }),
  /** Notifies those who wrote in the question before. The same nonce answers once. */
  answerLessonQuestion: wire.post('/api/v2/lesson-questions/{id}/answers', 'json', signedIn, { changes: [] }),
  /** Changes a question or an answer of the user. */
  editLessonPost: wire.post('/api/v2/lesson-posts/{id}', 'json', signedIn, { changes: [] }),
  /**
   * Removes a question or an answer. Authors of courses remove those of others, a question with its answers. Answers stay
   * when the user who asked removes the question. A repeated call changes nothing.
   */
  removeLessonPost: wire.post('/api/v2/lesson-posts/{id}/remove', 'none', signedIn, { changes: [] }),
} as const;

const longestPost = 5000;

/** `open`: without an answer; `mine`: asked or answered by the user. */
export const questionChoices = ['all', 'open', 'mine'] as const;

export type QuestionChoice = (typeof questionChoices)[number];

export const listLessonQuestionsSchema = z.object({
  only: z.optional(z.enum(questionChoices)),
  /** Words of the question or of an answer. */
  search: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(wholeInput(1, 10_000)),
  per_page: z.optional(wholeInput(1, 50)),
});

const nonce = line(64);

export const askLessonQuestionSchema = z.object({ text: line(longestPost), nonce });
export const answerLessonQuestionSchema = z.object({ text: line(longestPost), nonce });
export const editLessonPostSchema = z.object({ text: line(longestPost) });

const postFields = {
  id,
  /** Empty for a removed post. */
  text: z.string(),
  /** Null for a person who left, and for a removed post. */
  name: z.nullable(z.string()),
  /** Whether the person teaches the course. */
  is_instructor: z.boolean(),
  /** Whether the user wrote it. */
  is_own: z.boolean(),
  is_removed: z.boolean(),
  may_remove: z.boolean(),
  created_at: timestamp,
  /** Null for a post that was never changed. */
  edited_at: z.nullable(timestamp),
};

const lessonAnswer = z.object(postFields);
const lessonQuestion = z.object({ ...postFields, answers: z.array(lessonAnswer) });

export const lessonQuestionsSchema = z.object({
  data: z.array(lessonQuestion),
  meta: z.extend(listMetaSchema, { /** Whether the user may ask and answer. */ may_write: z.boolean() }),
});
export const lessonQuestionSchema = z.object({ data: lessonQuestion });

export type LessonQuestion = z.infer<typeof lessonQuestion>;
export type LessonAnswer = z.infer<typeof lessonAnswer>;
