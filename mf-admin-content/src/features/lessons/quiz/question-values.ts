import type { QuizQuestion } from '@enlace/shared-contract/learning';

type Choice = QuizQuestion['choices'][number];

/** A question in the form. `key` keeps its place in the page while it is new. */
export interface QuestionValues extends Omit<QuizQuestion, 'id' | 'explanation'> {
  readonly key: string;
  readonly id: number | null;
  readonly explanation: string;
}

export const mostChoices = 12;

export const newChoice = (isRight = false): Choice => ({
  id: crypto.randomUUID().slice(0, 8),
  text: '',
  is_right: isRight,
});

export const newQuestion = (): QuestionValues => ({
  ...{ key: crypto.randomUUID(), id: null, kind: 'one', text: '', explanation: '' },
  choices: [newChoice(true), newChoice()],
});

export const valuesOf = (question: QuizQuestion): QuestionValues => ({
  ...question,
  key: String(question.id),
  explanation: question.explanation ?? '',
});

/** The question as the API takes it; all entries for a short text are right, empty ones are left out. */
export const bodyOf = ({ key: _key, choices, ...question }: QuestionValues) => ({
  ...question,
  choices: choices
    .filter(({ text }) => text.trim() !== '')
    .map((choice) => (question.kind === 'text' ? { ...choice, is_right: true } : choice)),
});

/** Another kind of answer: with one choice, the first right one stays right. */
export function withKind(values: QuestionValues, kind: QuestionValues['kind']): QuestionValues {
  if (kind !== 'one') return { ...values, kind };
  const rightIndex = Math.max(
    0,
    values.choices.findIndex((choice) => choice.is_right),
  );
  return { ...values, kind, choices: values.choices.map((choice, at) => ({ ...choice, is_right: at === rightIndex })) };
}

/** Whether fields that are needed are empty. */
export const isIncomplete = ({ kind, text, choices }: QuestionValues): boolean => {
  const count = choices.filter((choice) => choice.text.trim() !== '').length;
  return text.trim() === '' || count < (kind === 'text' ? 1 : 2);
};
