import type { answerQuizSchema, QuizAttempt, QuizQuestion } from '@enlace/shared-contract/learning';
import type * as z from 'zod/mini';

import { readNumbers } from './read-number';

type Answer = z.infer<typeof answerQuizSchema>['answers'][number];

type Key = Pick<QuizQuestion, 'kind' | 'choices' | 'tolerance'>;

/** Grades the answers to all questions of a quiz. */
export function gradeAnswers(
  questions: readonly QuizQuestion[],
  answers: readonly Answer[],
): Pick<QuizAttempt, 'score' | 'results'> {
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]));
  const results = questions.map((question) => ({
    question_id: question.id,
    is_right: isRight(question, byQuestion.get(question.id)),
    explanation: question.explanation,
  }));
  return { results, score: scoreOf(results.filter(({ is_right: right }) => right).length, questions.length) };
}

/** Whether an answer is right. Without an answer it is not. */
export function isRight({ kind, choices, tolerance }: Key, answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  const chosenIds = answer.choices ?? [];
  const rightIds = choices.filter((choice) => choice.is_right).map(({ id }) => id);
  switch (kind) {
    case 'text': {
      const text = plainText(answer.text ?? '');
      return text !== '' && choices.some((choice) => plainText(choice.text) === text);
    }
    case 'number':
      return isNear(answer.text ?? '', choices[0]?.text ?? '', tolerance);
    case 'order':
      return chosenIds.length === choices.length && choices.every(({ id }, place) => chosenIds[place] === id);
    case 'one':
      return new Set(chosenIds).size === 1 && rightIds.some((id) => chosenIds.includes(id));
    case 'many':
      return new Set(chosenIds).size === rightIds.length && rightIds.every((id) => chosenIds.includes(id));
  }
}

/** Right answers in whole percent; 100 only when all are right. */
export function scoreOf(rightCount: number, count: number): number {
  return count === 0 ? 0 : Math.floor((rightCount * 100) / count);
}

/** Whether a number that a typed text can mean is within the tolerance around the right one. */
function isNear(typedText: string, rightText: string, tolerance: number): boolean {
  const [right] = readNumbers(rightText);
  if (right === undefined) return false;
  return readNumbers(typedText).some((value) => {
    // 0.4 is 0.1 away from 0.3, but not in binary.
    const roundingError = 4 * Number.EPSILON * Math.max(Math.abs(right), Math.abs(value), tolerance);
    return Math.abs(value - right) <= tolerance + roundingError;
  });
}

/** Without accents, capitals and repeated spaces: a typed answer is compared by its words. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
