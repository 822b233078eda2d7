import type { AttendeeForm } from '@enlace/shared-contract/attendees';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { presentQuestion } from '../questions/present-question';
import { findQuestions, type QuestionRow } from '../questions/questions.repository';
import type { OwnTicket } from '../self-service/own-ticket';
import { shownValue } from '../self-service/ticket-form';
import { requireCorrectable } from './correctable-ticket';

/** What an organiser can correct. Throws NOT_FOUND, and CONFLICT for a cancelled ticket. */
export async function findAttendeeForm(
  db: Db,
  id: number | null,
  writing: Pick<WriteContext, 'locale'>,
  context: ReadContext,
): Promise<AttendeeForm> {
  const ticket = await requireCorrectable(db, id, writing);
  const rows = await findQuestions(db, [ticket.ticket_id]);
  const questions = rows.map((row) => presentQuestion(row, { lang: context.lang ?? writing.locale }, null));
  return { id: ticket.id, ...presentValues(ticket, rows), questions };
}

/** The values of a ticket and their version. */
export function presentValues(
  ticket: OwnTicket,
  questions: readonly QuestionRow[],
): Omit<AttendeeForm, 'id' | 'questions'> {
  const { first_name, last_name, email, updated_at: version } = ticket;
  const answers = questions.flatMap(({ id }) => {
    const answer = ticket.answers[String(id)];
    return answer === undefined ? [] : [[String(id), shownValue(answer)] as const];
  });
  return { first_name, last_name, email, answers: Object.fromEntries(answers), updated_at: version.toISOString() };
}
