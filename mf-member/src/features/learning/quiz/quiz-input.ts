import type { answerQuizSchema, Quiz } from '@enlace/shared-contract/learning';
import type * as z from 'zod/mini';

export type Question = Quiz['questions'][number];
type Answer = z.infer<typeof answerQuizSchema>['answers'][number];

/** What the learner chose or typed: ids of choices, in their order where it counts, or one text. */
export type QuestionInput = readonly string[];

/** Inputs by the ids of their questions. */
export type QuizInput = Readonly<Record<number, QuestionInput>>;

/** Whether the answer is one typed text. */
export const isTyped = ({ kind }: Pick<Question, 'kind'>): boolean => kind === 'text' || kind === 'number';

/** An order is answered when the learner has changed it: the one that the page shows first is never right. */
export function isAnswered(question: Question, input: QuestionInput = []): boolean {
  return isTyped(question) ? (input[0] ?? '').trim() !== '' : input.length > 0;
}

/** The input as the API takes it. */
export function answerOf(question: Question, input: QuestionInput = []): Answer {
  return isTyped(question)
    ? { question_id: question.id, text: input[0] ?? '' }
    : { question_id: question.id, choices: [...input] };
}
