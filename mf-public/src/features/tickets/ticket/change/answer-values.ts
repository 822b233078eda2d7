import type { FormValues } from '@enlace/shared-forms';

import type { NameOf, Question } from '../../checkout/details/question-fields';

/** Stored answers as values of the form; a file has none, because browsers cannot fill a file field. */
export function answerValues(
  questions: readonly Question[],
  answers: Readonly<Record<string, unknown>>,
  nameOf: NameOf,
): FormValues {
  const values = questions.flatMap(({ id, type }) => {
    const answer = answers[String(id)];
    if (answer === undefined || answer === null || type === 'file') return [];
    return [[nameOf(id), valueOf(type, answer)] as const];
  });
  return Object.fromEntries(values);
}

function valueOf(type: Question['type'], answer: unknown): FormValues[string] {
  const list = (Array.isArray(answer) ? answer : [answer]).map(String);
  if (type === 'multi') return list;
  if (type === 'consent') return answer !== false;
  return list[0] ?? '';
}
