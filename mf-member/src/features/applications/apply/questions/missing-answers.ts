import type { ApplicationFile, AskedQuestion, TypedAnswers } from '@enlace/shared-contract/recruiting';

/** Name of the field of an answer, as the API names it. */
export const answerField = (id: AskedQuestion['id']): string => `answers.${id}`;

/** Fields of required questions without an answer. */
export function findMissingAnswers(
  questions: readonly AskedQuestion[],
  answers: TypedAnswers,
  files: readonly ApplicationFile[],
): readonly string[] {
  return questions
    .filter(({ id, kind, is_required: isRequired }) => {
      if (!isRequired) return false;
      if (kind === 'file') return !files.some((file) => file.question_id === id);
      const answer = answers[String(id)];
      return typeof answer === 'string' ? answer.trim() === '' : answer === undefined || isEmptyList(answer);
    })
    .map(({ id }) => answerField(id));
}

const isEmptyList = (answer: TypedAnswers[string]): boolean => Array.isArray(answer) && answer.length === 0;
