import type { Locale } from '@enlace/shared-contract/text';

import { questionTexts } from './question-texts';
import { isForSomeTicket, type QuestionRow } from './questions.repository';
import type { QuestionBody, QuestionChange } from './read-question-body';
import { refusal } from './refusal';

/**
 * Checks the questions of an event after a write: each depends only on an earlier one that is asked for all of its
 * tickets, so there are no circles, and on choices that exist. Throws VALIDATION_FAILED at the field of the body that broke it. `ids` are those of the body.
 */
export function requireOrder(
  rows: readonly QuestionRow[],
  body: QuestionBody<QuestionChange>,
  ids: readonly number[],
  locale: Locale,
): void {
  const texts = questionTexts[locale];
  for (const [place, row] of rows.entries()) {
    // Editors do not see questions whose tickets are all removed.
    if (row.depends_on_id === null || !isForSomeTicket(row)) continue;
    const earlierRow = rows.slice(0, place).find(({ id }) => id === row.depends_on_id);
    if (earlierRow === undefined) throw refusal(fieldOf(row.id, body, ids, 'position'), texts.dependsLater);
    if (!coversTickets(earlierRow, row))
      throw refusal(fieldOf(row.id, body, ids, 'ticket_ids'), texts.dependsOnTickets);
    const hasChoices = earlierRow.type === 'single' || earlierRow.type === 'multi';
    const choiceIds = new Set(earlierRow.choices.map(({ id }) => String(id)));
    if (hasChoices && row.depends_on_values.some((value) => !choiceIds.has(value)))
      throw refusal(fieldOf(row.id, body, ids, 'choices'), texts.dependsOnChoice);
  }
}

/** Whether the earlier question is asked for every ticket of the later one. */
function coversTickets(earlierRow: QuestionRow, row: QuestionRow): boolean {
  if (earlierRow.is_for_all) return true;
  return !row.is_for_all && row.ticket_ids.every((id) => earlierRow.ticket_ids.includes(id));
}

/** The field of a question's dependency when the body has it, else the other field that a body can have changed. */
function fieldOf(id: number, body: QuestionBody<QuestionChange>, ids: readonly number[], other: string): string {
  const sentIndex = ids.indexOf(id);
  const index = Math.max(sentIndex, 0);
  const start = body.isList ? `questions.${index}.` : '';
  return `${start}${sentIndex !== -1 && body.questions[index]?.depends_on ? 'depends_on' : other}`;
}
