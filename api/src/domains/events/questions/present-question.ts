import type { questionSchema } from '@enlace/shared-contract/events';
import type * as z from 'zod/mini';

import type { Translations } from '../../../infrastructure/db/column-types';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ChoiceRow, QuestionRow } from './questions.repository';

type Question = z.infer<typeof questionSchema>;

/** Types whose limits are days or times; the limits of other types are numbers. */
const timeTypes: readonly string[] = ['date', 'time', 'datetime'];

/**
 * A question as an answer carries it, in the language of the context. `counts` has the number of people who answered,
 * for editors; null for others, who see how many of a choice are left, but not its capacity.
 */
export function presentQuestion(
  row: QuestionRow,
  { lang }: Pick<ReadContext, 'lang'>,
  counts: ReadonlyMap<number, number> | null,
): Question {
  const limitOf = (limit: string | null) => (limit === null || timeTypes.includes(row.type) ? limit : Number(limit));
  return {
    id: row.id,
    ticket_id: row.ticket_id,
    ...(counts === null ? {} : { is_for_all: row.is_for_all, ticket_ids: [...row.ticket_ids] }),
    type: row.type,
    label: textIn(row.translations, lang, 'label') ?? row.label,
    help: textIn(row.translations, lang, 'help') ?? row.help,
    is_required: row.is_required,
    is_sensitive: row.is_sensitive,
    position: row.position,
    min: limitOf(row.min),
    max: limitOf(row.max),
    depends_on:
      row.depends_on_id === null ? null : { question_id: row.depends_on_id, values: [...row.depends_on_values] },
    choices: row.choices.map((choice) => presentChoice(choice, lang, counts !== null)),
    text_version: row.text_version,
    ...(lang === null ? { translations: row.translations } : {}),
    ...(counts === null ? {} : { answers_count: counts.get(row.id) ?? 0 }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentChoice(choice: ChoiceRow, lang: ReadContext['lang'], isForEditor: boolean) {
  const { id, quantity, taken: takenCount, translations } = choice;
  return {
    id,
    label: choiceLabel(choice, lang),
    left: quantity === null ? null : Math.max(quantity - takenCount, 0),
    ...(isForEditor ? { quantity, taken: takenCount } : {}),
    ...(lang === null ? { translations } : {}),
  };
}

/** The label of a choice in a language; the base text when its translation is missing. */
export function choiceLabel(
  { label, translations }: Pick<ChoiceRow, 'label' | 'translations'>,
  lang: ReadContext['lang'],
): string {
  return textIn(translations, lang, 'label') ?? label;
}

/** The text that a person agrees to: the label and the help of a question. */
export function consentText({ label, help, translations }: QuestionRow, lang: ReadContext['lang']): string {
  const texts = [textIn(translations, lang, 'label') ?? label, textIn(translations, lang, 'help') ?? help];
  return texts.filter((text) => text !== null && text !== '').join('\n\n');
}

function textIn(translations: Translations, lang: ReadContext['lang'], field: string): string | null {
  const text = lang === null ? undefined : translations[lang]?.[field];
  return text === undefined || text === '' ? null : text;
}
