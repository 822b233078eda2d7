import type { answerQuizSchema, QuizQuestion } from '@enlace/shared-contract/learning';
import type * as z from 'zod/mini';

type Answer = z.infer<typeof answerQuizSchema>['answers'][number];

/** Whether an answer is right. Without an answer it is not. */
export function isRight(
  { kind, choices }: Pick<QuizQuestion, 'kind' | 'choices'>,
  answer: Answer | undefined,
): boolean {
  if (answer === undefined) return false;
  if (kind === 'text') {
    const text = plainText(answer.text ?? '');
    return text !== '' && choices.some((choice) => plainText(choice.text) === text);
  }
  const chosenIds = new Set(answer.choices);
  const rightIds = choices.filter((choice) => choice.is_right).map(({ id }) => id);
  if (kind === 'one' && chosenIds.size !== 1) return false;
  if (kind === 'one') return rightIds.some((id) => chosenIds.has(id));
  return chosenIds.size === rightIds.length && rightIds.every((id) => chosenIds.has(id));
}

/** Right answers in whole percent; 100 only when all are right. */
export function scoreOf(rightCount: number, count: number): number {
  return count === 0 ? 0 : Math.floor((rightCount * 100) / count);
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
