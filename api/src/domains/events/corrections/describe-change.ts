import type { StoredAnswer, StoredAnswers } from '../events.tables';
import { choiceLabel } from '../questions/present-question';
import type { QuestionRow } from '../questions/questions.repository';
import type { OwnTicket } from '../self-service/own-ticket';

interface NewValues extends Pick<OwnTicket, 'first_name' | 'last_name' | 'email' | 'answers'> {
  readonly hasNewCode: boolean;
}

type Values = Readonly<Record<string, string | null>>;

/** Replaces a value that the history does not keep. */
const hiddenValue = '…';
/** Start of the name of an answer in the history; the id of its question follows. */
export const answerPrefix = 'answers.';

/**
 * The changed fields of a ticket before and after, as readable texts for the history. Sensitive answers are deleted after
 * the event, so the history has only the fact that they changed.
 */
export function describeChange(
  before: OwnTicket,
  after: NewValues,
  questions: readonly QuestionRow[],
): { readonly before: Values; readonly after: Values } {
  const fields: [name: string, before: string | null, after: string | null][] = [];
  for (const name of ['first_name', 'last_name', 'email'] as const)
    if (before[name] !== after[name]) fields.push([name, before[name], after[name]]);
  for (const question of questions) {
    const id = String(question.id);
    const answers = [before.answers[id], after.answers[id]] as const;
    if (JSON.stringify(answers[0]) === JSON.stringify(answers[1])) continue;
    const textOf = (answer: StoredAnswer | undefined) => answerText(question, answer);
    fields.push([`${answerPrefix}${id}`, textOf(answers[0]), textOf(answers[1])]);
  }
  if (after.hasNewCode) fields.push(['code', hiddenValue, hiddenValue]);
  return {
    before: Object.fromEntries(fields.map(([name, value]) => [name, value])),
    after: Object.fromEntries(fields.map(([name, , value]) => [name, value])),
  };
}

/** The answers that a ticket loses with its kind, as the history has them. */
export function describeLostAnswers(answers: StoredAnswers, questions: readonly QuestionRow[]): Values {
  const lostAnswers = questions.filter(({ id }) => answers[String(id)] !== undefined);
  return Object.fromEntries(
    lostAnswers.map((question) => [
      `${answerPrefix}${question.id}`,
      answerText(question, answers[String(question.id)]),
    ]),
  );
}

function answerText(question: QuestionRow, answer: StoredAnswer | undefined): string | null {
  if (answer === undefined) return null;
  if (question.is_sensitive) return hiddenValue;
  const { value, choices } = answer;
  const labelOf = (id: number) => {
    const choice = question.choices.find((one) => one.id === id);
    return choice === undefined ? String(id) : choiceLabel(choice, 'en');
  };
  if (choices !== undefined) return choices.map(labelOf).join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : hiddenValue;
}
