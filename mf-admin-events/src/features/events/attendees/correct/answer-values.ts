import type { AttendeeForm } from '@enlace/shared-contract/attendees';

type Question = AttendeeForm['questions'][number];

/** Answers as the form has them, by the id of the question: texts, and ids of choices. */
export type AnswerValues = Readonly<Record<string, string | readonly string[]>>;

/** Questions that an organiser can answer: a file and a consent come from the person. */
export function editableQuestions(questions: readonly Question[]): readonly Question[] {
  return questions.filter(({ type }) => type !== 'file' && type !== 'consent');
}

export function answerValues(questions: readonly Question[], answers: AttendeeForm['answers']): AnswerValues {
  return Object.fromEntries(
    editableQuestions(questions).map(({ id, type }) => {
      const answer = answers[String(id)];
      const list: readonly unknown[] = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer];
      return [String(id), type === 'multi' ? list.map(String) : String(list[0] ?? '')];
    }),
  );
}

/** Whether the answers before it make a question appear. */
export function isShown({ depends_on: dependency }: Question, values: AnswerValues): boolean {
  if (dependency === null) return true;
  const value = values[String(dependency.question_id)] ?? '';
  const givenValues = (typeof value === 'string' ? [value] : value).filter((one) => one !== '');
  if (dependency.values.length === 0) return givenValues.length > 0;
  return givenValues.some((one) =>
    dependency.values.some((wantedValue) => wantedValue.toLowerCase() === one.toLowerCase()),
  );
}

/** The answers that differ from those before, with the names of the contract. */
export function changedAnswers(before: AnswerValues, after: AnswerValues): AnswerValues {
  return Object.fromEntries(
    Object.entries(after).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(before[id])),
  );
}
