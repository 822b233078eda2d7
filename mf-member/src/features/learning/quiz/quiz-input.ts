import type { answerQuizSchema, Quiz } from '@enlace/shared-contract/learning';
import type * as z from 'zod/mini';

export type Question = Quiz['questions'][number];
type Answer = z.infer<typeof answerQuizSchema>['answers'][number];

/** What the learner chose or typed: ids of choices, or one text. */
export type QuestionInput = readonly string[];

/** Inputs by the ids of their questions. */
export type QuizInput = Readonly<Record<number, QuestionInput>>;

export function isAnswered({ kind }: Question, input: QuestionInput = []): boolean {
  return kind === 'text' ? (input[0] ?? '').trim() !== '' : input.length > 0;
}

/** The input as the API takes it. */
export function answerOf({ id, kind }: Question, input: QuestionInput = []): Answer {
  return kind === 'text' ? { question_id: id, text: input[0] ?? '' } : { question_id: id, choices: [...input] };
}
