import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalText, timestamp } from '../fields';

const author = only(['admin'], 'lessons.edit');

/** Quizzes of lessons. Right answers reach authors only. */
export const quizCalls = {
  /** 409 with `unmet` for a locked lesson. */
  read: wire.get('/api/v2/lessons/{id}/quiz', signedIn),
  /**
   * Answers all questions. Passing completes the lesson where its rule asks for it. A repeated `nonce` is the same
   * attempt. 429 after `mostAttempts` within an hour.
   */
  answerQuiz: wire.post('/api/v2/lessons/{id}/quiz/attempts', 'json', signedIn, { changes: [] }),
  questions: wire.get('/api/v2/lessons/{id}/quiz/questions', author),
  /** Replaces all questions. Attempts and completed lessons stay as they are. */
  storeQuestions: wire.post('/api/v2/lessons/{id}/quiz/questions', 'json', author, { changes: [] }),
} as const;

/** Attempts of one learner at one quiz within an hour. */
export const mostAttempts = 20;
const mostQuestions = 100;
const mostChoices = 12;

/**
 * `one` choice, `many` choices that all must be right, a short `text` that equals one of the right ones, a `number` with
 * a tolerance, or choices in the right `order`: the one in which authors write them.
 */
export const quizKinds = ['one', 'many', 'text', 'number', 'order'] as const;

const choiceId = z.string().check(z.minLength(1), z.maxLength(40));

export const answerQuizSchema = z.object({
  nonce: line(80),
  answers: z
    .array(
      z.object({
        question_id: idInput,
        /** Chosen ones for `one` and `many`; all in their order for `order`. */
        choices: z.optional(z.array(choiceId).check(z.maxLength(mostChoices))),
        /** For `text` and `number`; a number as it was typed, e.g. `1.000,5`. */
        text: optionalText(500),
      }),
    )
    .check(z.maxLength(mostQuestions)),
});

const quizSchema = z.object({
  questions: z.array(
    z.object({
      id,
      kind: z.enum(quizKinds),
      text: z.string(),
      /** Empty for a text and a number; for `order` never in the right order on purpose. */
      choices: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
  /** Percent of the answers that must be right. */
  threshold: z.number(),
  /** In percent; null before the first attempt. */
  best_score: z.nullable(z.number()),
  is_passed: z.boolean(),
  attempts_count: z.number(),
  /** Attempts that are left; null without a limit. */
  attempts_left: z.nullable(z.number()),
});

export const quizAnswerSchema = z.object({ data: quizSchema });

const attemptSchema = z.object({
  score: z.number(),
  is_passed: z.boolean(),
  is_completed: z.boolean(),
  /** Attempts that are left; null without a limit. */
  attempts_left: z.nullable(z.number()),
  attempted_at: timestamp,
  results: z.array(
    z.object({
      question_id: id,
      is_right: z.boolean(),
      /** Why, in the author's words. */ explanation: z.nullable(z.string()),
    }),
  ),
});

export const attemptAnswerSchema = z.object({ data: attemptSchema });

const choiceForAuthors = z.object({ id: choiceId, text: line(500), is_right: z.boolean() });

const questionForAuthors = z.object({
  /** Null for a new question. */
  id: z.nullable(idInput),
  kind: z.enum(quizKinds),
  text: line(1000),
  choices: z.array(choiceForAuthors).check(z.minLength(1), z.maxLength(mostChoices)),
  explanation: optionalText(1000),
  /** For `number`: how far an answer may be from the right one, which is the text of the only choice. */
  tolerance: z.optional(z.number().check(z.minimum(0), z.maximum(1e12))),
});

export const storeQuestionsSchema = z.object({
  questions: z.array(questionForAuthors).check(z.maxLength(mostQuestions)),
});

const storedQuestion = z.object({
  id,
  kind: z.enum(quizKinds),
  text: z.string(),
  choices: z.array(z.object({ id: z.string(), text: z.string(), is_right: z.boolean() })),
  explanation: z.nullable(z.string()),
  tolerance: z.number(),
});

export const quizQuestionsSchema = z.object({ data: z.array(storedQuestion) });

export type Quiz = z.infer<typeof quizSchema>;
export type QuizAttempt = z.infer<typeof attemptSchema>;
export type QuizQuestion = z.infer<typeof storedQuestion>;
