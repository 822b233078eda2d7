import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { StoredAnswers } from '../events.tables';
import { answerField } from './prepare-answers';
import { choiceLabel } from './present-question';
import { questionTexts } from './question-texts';
import type { ChoiceRow } from './questions.repository';

/** Answers of one person who gets a ticket, and the field of the body with this person. */
interface PersonAnswers {
  readonly answers: StoredAnswers;
  readonly field: string;
}

/**
 * Counts the choices of people against their capacity, or throws VALIDATION_FAILED at the first answer whose choice is
 * full. The rows are locked in the order of their ids, and before the rows of the seats.
 */
export async function takeChoices(
  trx: Db,
  people: readonly PersonAnswers[],
  { locale }: Pick<WriteContext, 'locale'>,
): Promise<void> {
  const counts = countChoices(people.map(({ answers }) => answers));
  const ids = [...counts.keys()].sort((one, other) => one - other);
  if (ids.length === 0) return;
  const { rows: choices } = await sql<ChoiceRow>`select id, label, quantity, taken, translations
    from ticket_question_choices where id in (${sql.join(ids)}) order by id for no key update`.execute(trx);
  for (const [id, count] of counts) {
    const choice = choices.find((row) => row.id === id);
    const isFull = choice === undefined || (choice.quantity !== null && choice.taken + count > choice.quantity);
    if (isFull) throw fullChoice(id, choice, people, locale);
  }
  const values = sql.join([...counts].map(([id, count]) => sql`(${id}::bigint, ${count}::integer)`));
  const { numAffectedRows = 0n } = await sql`update ticket_question_choices c set taken = c.taken + w.count
    from (values ${values}) as w(id, count)
    where c.id = w.id and (c.quantity is null or c.taken + w.count <= c.quantity)`.execute(trx);
  if (Number(numAffectedRows) !== counts.size) throw new AppError('CONFLICT', { message: 'choices changed' });
}

/** Locks the choices of answers in the order of their ids, before they are given back and taken. */
export async function lockChoices(trx: Db, people: readonly StoredAnswers[]): Promise<void> {
  const ids = [...countChoices(people).keys()];
  if (ids.length > 0)
    await sql`select id from ticket_question_choices where id in (${sql.join(ids)}) order by id
      for no key update`.execute(trx);
}

/** Gives the choices of cancelled tickets and of ended holds back. */
export async function releaseChoices(trx: Db, people: readonly StoredAnswers[]): Promise<void> {
  const counts = countChoices(people);
  const ids = [...counts.keys()];
  if (ids.length === 0) return;
  await lockChoices(trx, people);
  const values = sql.join([...counts].map(([id, count]) => sql`(${id}::bigint, ${count}::integer)`));
  await sql`update ticket_question_choices c set taken = greatest(c.taken - w.count, 0)
    from (values ${values}) as w(id, count) where c.id = w.id`.execute(trx);
}

function countChoices(people: readonly StoredAnswers[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const answers of people)
    for (const { choices = [] } of Object.values(answers))
      for (const id of choices) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function fullChoice(
  id: number,
  choice: ChoiceRow | undefined,
  people: readonly PersonAnswers[],
  locale: WriteContext['locale'],
): AppError {
  const text = questionTexts[locale].choiceFull.replace(
    '{choice}',
    choice === undefined ? '' : choiceLabel(choice, locale),
  );
  // The last person of an order has the choice that is too many.
  const person = people.findLast(({ answers }) => hasChoice(answers, id));
  const questionId = Object.entries(person?.answers ?? {}).find(([, answer]) => answer.choices?.includes(id))?.[0];
  const field = answerField(person?.field ?? '', Number(questionId));
  return new AppError('VALIDATION_FAILED', { message: `choice ${id} is full`, fields: { [field]: [text] } });
}

function hasChoice(answers: StoredAnswers, id: number): boolean {
  return Object.values(answers).some(({ choices = [] }) => choices.includes(id));
}
