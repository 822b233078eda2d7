import type { JobQuestion, JobQuestionKind } from '@enlace/shared-contract/recruiting';

/** Texts by language and field. */
type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ChoiceValues {
  /** For the list on the screen. */
  readonly key: string;
  /** Null for a new choice. */
  readonly id: string | null;
  readonly label: string;
  readonly translations: Translations;
}

/** What is typed in the form of a question. */
export interface QuestionValues {
  /** Null for a new question. */
  readonly id: number | null;
  readonly kind: JobQuestionKind;
  readonly label: string;
  readonly help: string;
  readonly is_required: boolean;
  readonly choices: readonly ChoiceValues[];
  readonly translations: Translations;
}

export const hasChoices = (kind: JobQuestionKind): boolean => kind === 'choice' || kind === 'choices';

export const newChoice = (): ChoiceValues => ({ key: crypto.randomUUID(), id: null, label: '', translations: {} });

export const newQuestion = (): QuestionValues => ({
  id: null,
  kind: 'line',
  label: '',
  help: '',
  is_required: false,
  translations: {},
  choices: [newChoice(), newChoice()],
});

export function valuesOf({ id, kind, label, help, is_required, choices, translations }: JobQuestion): QuestionValues {
  return {
    id,
    kind,
    label,
    help: help ?? '',
    is_required,
    translations: { ...translations },
    choices:
      choices.length === 0
        ? [newChoice(), newChoice()]
        : choices.map((choice) => ({
            key: choice.id,
            id: choice.id,
            label: choice.label,
            translations: { ...choice.translations },
          })),
  };
}

export const filledChoices = ({ choices }: Pick<QuestionValues, 'choices'>): readonly ChoiceValues[] =>
  choices.filter(({ label }) => label.trim() !== '');

/** The question as the API takes it, without empty choices. */
export function bodyOf(values: QuestionValues): Readonly<Record<string, unknown>> {
  const { id, kind, label, help, is_required, translations } = values;
  const choices = filledChoices(values).map((choice) => ({
    ...(choice.id === null ? {} : { id: choice.id }),
    label: choice.label.trim(),
    translations: choice.translations,
  }));
  return {
    ...(id === null ? {} : { id }),
    kind,
    label: label.trim(),
    help: help.trim(),
    is_required,
    translations,
    choices: hasChoices(kind) ? choices : [],
  };
}
