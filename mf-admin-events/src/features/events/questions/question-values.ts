import type { Question, questionTypes } from '@enlace/shared-contract/events';

export type QuestionType = (typeof questionTypes)[number];

export interface ChoiceValues {
  /** For the list on the screen. */
  readonly key: string;
  /** Missing for a new choice. */
  readonly id: number | null;
  readonly label: string;
  readonly quantity: string;
}

/** What is typed in the form of a question. */
export interface QuestionValues {
  readonly type: QuestionType;
  readonly isForAll: boolean;
  /** Tickets of a question that is not for all. */
  readonly ticketIds: readonly number[];
  readonly label: string;
  readonly help: string;
  readonly is_required: boolean;
  readonly is_sensitive: boolean;
  readonly min: string;
  readonly max: string;
  readonly choices: readonly ChoiceValues[];
  readonly dependsOn: number | null;
  readonly dependsValues: readonly string[];
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const hasChoices = (type: QuestionType): boolean => type === 'single' || type === 'multi';

/** Types whose answers have a least and a most. */
export const hasLimits = (type: QuestionType): boolean =>
  ['text', 'textarea', 'number', 'date', 'time', 'datetime', 'multi'].includes(type);

export const emptyChoice = (): ChoiceValues => ({ key: crypto.randomUUID(), id: null, label: '', quantity: '' });

/** @param ticketId the ticket of a new question; null for all tickets */
export function valuesOf(question: Question | null, ticketId: number | null): QuestionValues {
  const { depends_on: condition = null, choices = [] } = question ?? {};
  return {
    type: question?.type ?? 'text',
    isForAll: question === null ? ticketId === null : question.is_for_all === true,
    ticketIds: question?.ticket_ids ?? (ticketId === null ? [] : [ticketId]),
    label: question?.label ?? '',
    help: question?.help ?? '',
    is_required: question?.is_required ?? false,
    is_sensitive: question?.is_sensitive ?? false,
    min: String(question?.min ?? ''),
    max: String(question?.max ?? ''),
    choices:
      choices.length === 0
        ? [emptyChoice(), emptyChoice()]
        : choices.map(({ id, label, quantity }) => ({ key: String(id), id, label, quantity: String(quantity ?? '') })),
    dependsOn: condition?.question_id ?? null,
    dependsValues: condition?.values ?? [],
    translations: { ...question?.translations },
  };
}

export function bodyOf(values: QuestionValues): Readonly<Record<string, unknown>> {
  const { type, label, help, is_required, is_sensitive, dependsOn, dependsValues, translations } = values;
  const limits = hasLimits(type) ? { min: values.min.trim() || null, max: values.max.trim() || null } : {};
  const choices = values.choices
    .filter((choice) => choice.label.trim() !== '')
    .map(({ id, label: name, quantity }) => ({ ...(id === null ? {} : { id }), label: name.trim(), quantity }));
  return {
    type,
    label: label.trim(),
    help: help.trim(),
    is_required,
    is_sensitive,
    translations,
    ...(values.isForAll ? { is_for_all: true } : { is_for_all: false, ticket_ids: values.ticketIds }),
    ...limits,
    ...(hasChoices(type) ? { choices } : {}),
    depends_on: dependsOn === null ? null : { question_id: dependsOn, values: dependsValues },
  };
}
