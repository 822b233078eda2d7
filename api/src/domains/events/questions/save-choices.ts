import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { questionTexts } from './question-texts';
import type { ChoiceRow, QuestionRow } from './questions.repository';
import { findByLabel } from './read-answer';
import type { QuestionChange } from './read-question-body';
import { refusal } from './refusal';

interface ChoicesChange {
  readonly questionId: number;
  readonly type: string;
  readonly before: QuestionRow | null;
  readonly change: QuestionChange;
  /** Start of the names of its fields in the body. */
  readonly field: string;
}

/**
 * Writes the choices of a question in the order of the body. A choice keeps its id by its id or its label, and so its
 * answers. A choice that is left out is no longer offered. Throws VALIDATION_FAILED for a capacity below the people who
 * have the choice.
 */
export async function saveChoices(trx: Db, draft: ChoicesChange, locale: Locale): Promise<void> {
  const { questionId, type, before, change, field } = draft;
  const { choices } = change;
  const hasChoices = type === 'single' || type === 'multi';
  const isEmpty = choices === undefined ? (before?.choices ?? []).length === 0 : choices.length === 0;
  if (hasChoices && isEmpty) throw refusal(`${field}choices`, questionTexts[locale].choicesMissing);
  if (choices === undefined && hasChoices) return;
  const rows = await lockChoices(trx, questionId);
  const keptIds = new Set<number>();
  for (const [index, choice] of (hasChoices ? (choices ?? []) : []).entries()) {
    const name = `${field}choices.${index}`;
    const row = choice.id === undefined ? findByLabel(rows, choice.label) : rows.find(({ id }) => id === choice.id);
    if (row === undefined && choice.id !== undefined) throw refusal(`${name}.id`, fieldText(locale, 'unknownRow'));
    if (row !== undefined && keptIds.has(row.id)) throw refusal(`${name}.label`, fieldText(locale, 'taken'));
    const quantity = choice.quantity === undefined ? (row?.quantity ?? null) : choice.quantity;
    if (row !== undefined && quantity !== null && quantity < row.taken)
      throw refusal(`${name}.quantity`, questionTexts[locale].choiceTaken.replace('{taken}', String(row.taken)));
    const values = {
      label: choice.label,
      quantity,
      position: index + 1,
      translations: JSON.stringify(choice.translations ?? row?.translations ?? {}),
    };
    keptIds.add(await saveChoice(trx, questionId, row, values));
  }
  const lostIds = rows.map(({ id }) => id).filter((id) => !keptIds.has(id));
  if (lostIds.length > 0)
    await trx
      .updateTable('ticket_question_choices')
      .set({ deleted_at: new Date() })
      .where('id', 'in', lostIds)
      .execute();
}

interface ChoiceValues {
  readonly label: string;
  readonly quantity: number | null;
  readonly position: number;
  readonly translations: string;
}

async function saveChoice(trx: Db, questionId: number, row: ChoiceRow | undefined, values: ChoiceValues) {
  if (row !== undefined) {
    await trx.updateTable('ticket_question_choices').set(values).where('id', '=', row.id).execute();
    return row.id;
  }
  const { id } = await trx
    .insertInto('ticket_question_choices')
    .values({ ...values, question_id: questionId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The choices of a question; locked, because answers change the numbers that are checked. */
async function lockChoices(trx: Db, questionId: number): Promise<readonly ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`select id, label, quantity, taken, translations from ticket_question_choices
    where question_id = ${questionId} and deleted_at is null order by id for no key update`.execute(trx);
  return rows;
}
