import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { checkAnswers } from '../questions/check-answers';
import { findQuestions, type QuestionRow } from '../questions/questions.repository';
import { findOwnTicket, type OwnTicket } from './own-ticket';

type Reader = Pick<WriteContext, 'locale' | 'now'>;

/** Whether a valid ticket of this address has required questions without an answer, e.g. after a change of its kind. */
export async function needsDetails(db: Db, slug: string, reader: Reader): Promise<boolean> {
  const ticket = await findOwnTicket(db, { slug });
  if (ticket === null || ticket.state === 'cancelled' || ticket.ends_at <= reader.now) return false;
  return hasGaps(await findQuestions(db, [ticket.ticket_id]), ticket, reader);
}

/** Whether required questions have no answer; those that the answers before them hide need none. */
export function hasGaps(
  questions: readonly QuestionRow[],
  { answers }: Pick<OwnTicket, 'answers'>,
  { locale, now }: Reader,
): boolean {
  return checkAnswers(questions, {}, { locale, now, countries: new Map() }, answers).faults.size > 0;
}
