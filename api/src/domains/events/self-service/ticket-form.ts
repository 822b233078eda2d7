import type { ticketFormSchema } from '@enlace/shared-contract/attendees';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { StoredAnswer } from '../events.tables';
import { presentQuestion } from '../questions/present-question';
import { findQuestions } from '../questions/questions.repository';
import { faultOf, findOwnTicket, missingTicket } from './own-ticket';

type TicketForm = z.infer<typeof ticketFormSchema>;

/** What the holder of a ticket can change. Throws NOT_FOUND. */
export async function findTicketForm(db: Db, slug: string, context: ReadContext): Promise<TicketForm> {
  const ticket = await findOwnTicket(db, { slug });
  if (ticket === null) throw await missingTicket(db, slug, context.lang ?? 'en');
  const questions = await findQuestions(db, [ticket.ticket_id]);
  const answers = questions.flatMap(({ id }) => {
    const answer = ticket.answers[String(id)];
    return answer === undefined ? [] : [[String(id), shownValue(answer)] as const];
  });
  return {
    questions: questions.map((question) => presentQuestion(question, context, null)),
    answers: Object.fromEntries(answers),
    can_change: faultOf(ticket, 'end', context.now) === null,
    can_transfer: faultOf(ticket, 'start', context.now) === null,
  };
}

/** The address of an uploaded file is for organisers. */
export function shownValue({ value, choices }: StoredAnswer): unknown {
  if (choices !== undefined) return choices;
  if (typeof value === 'object' && value !== null && 'name' in value) return { name: value.name };
  return value;
}
