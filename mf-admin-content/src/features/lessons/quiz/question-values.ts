import type { QuizQuestion } from '@enlace/shared-contract/learning';
import { readNumber } from '@enlace/shared-contract/text';

type Choice = QuizQuestion['choices'][number];

/** A question in the form. `key` keeps its place in the page while it is new. */
export interface QuestionValues extends Omit<QuizQuestion, 'id' | 'explanation' | 'tolerance'> {
  readonly key: string;
  readonly id: number | null;
  readonly explanation: string;
  /** As it is typed. */
  readonly tolerance: string;
}

export const mostChoices = 12;

export const newChoice = (isRight = false): Choice => ({
  id: crypto.randomUUID().slice(0, 8),
  text: '',
  is_right: isRight,
});

export const newQuestion = (): QuestionValues => ({
  key: crypto.randomUUID(),
  id: null,
  kind: 'one',
  text: '',
  explanation: '',
  tolerance: '0',
  choices: [newChoice(true), newChoice()],
});

export const valuesOf = (question: QuizQuestion): QuestionValues => ({
  ...question,
  key: String(question.id),
  explanation: question.explanation ?? '',
  tolerance: String(question.tolerance),
});

/** The choices that the form shows: the right number is the first one. Others stay for another kind of answer. */
export const choicesOf = ({ kind, choices }: Pick<QuestionValues, 'kind' | 'choices'>): readonly Choice[] =>
  kind === 'number' ? choices.slice(0, 1) : choices;

/** The question as the API takes it; all entries for a text, number or order are right, empty ones are left out. */
export const bodyOf = ({ key: _key, choices, tolerance, ...question }: QuestionValues) => {
  const { kind } = question;
  const isMarked = kind === 'one' || kind === 'many';
  return {
    ...question,
    choices: choicesOf({ kind, choices })
      .filter(({ text }) => text.trim() !== '')
      .map((choice) => (isMarked ? choice : { ...choice, is_right: true })),
    ...(kind === 'number' ? { tolerance: readTolerance(tolerance) ?? 0 } : {}),
  };
};

/** Another kind of answer: with one choice, the first right one stays right. */
export function withKind(values: QuestionValues, kind: QuestionValues['kind']): QuestionValues {
  if (kind !== 'one') return { ...values, kind };
  const rightIndex = Math.max(
    0,
    values.choices.findIndex((choice) => choice.is_right),
  );
  return { ...values, kind, choices: values.choices.map((choice, at) => ({ ...choice, is_right: at === rightIndex })) };
}

/** The question with a choice one place up or down. */
export function moveChoice(values: QuestionValues, from: number, step: 1 | -1): QuestionValues {
  const { choices } = values;
  const others = choices.filter((_, at) => at !== from);
  return {
    ...values,
    choices: [...others.slice(0, from + step), ...choices.slice(from, from + 1), ...others.slice(from + step)],
  };
}

/** A typed tolerance, or a stored one, e.g. `1e-7`; null for text that is none. Empty text is 0. */
function readTolerance(typedText: string): number | null {
  const text = typedText.trim();
  if (text === '') return 0;
  if (/^\d+(?:\.\d+)?e[-+]\d+$/.test(text)) return Number(text);
  return /^\d/.test(text) ? readNumber(text) : null;
}

export const hasWrongTolerance = ({ kind, tolerance }: QuestionValues): boolean =>
  kind === 'number' && readTolerance(tolerance) === null;

/** Whether fewer choices are filled in than the kind of answer needs. */
export const lacksChoices = ({ kind, choices }: QuestionValues): boolean => {
  const count = choicesOf({ kind, choices }).filter((choice) => choice.text.trim() !== '').length;
  return count < (kind === 'text' || kind === 'number' ? 1 : 2);
};

/** Whether a field is empty that is needed, or wrong. */
export const isIncomplete = (values: QuestionValues): boolean =>
  values.text.trim() === '' || lacksChoices(values) || hasWrongTolerance(values);
