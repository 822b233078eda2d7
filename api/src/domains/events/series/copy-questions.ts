import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { findEventQuestions } from '../questions/questions.repository';

/**
 * Copies the questions of an event with their choices and dependencies to another event.
 * @param ticketIds ids of the copied tickets by those of the originals
 */
export async function copyQuestions(
  trx: Db,
  fromEvent: number,
  toEvent: number,
  ticketIds: ReadonlyMap<number, number>,
): Promise<void> {
  const newIds = new Map<number, number>();
  const newChoices = new Map<string, string>();
  for (const question of await findEventQuestions(trx, fromEvent)) {
    const newTickets = question.ticket_ids.flatMap((id) => ticketIds.get(id) ?? []);
    if (!question.is_for_all && newTickets.length === 0) continue;
    const { rows } = await sql<{ id: number }>`insert into ticket_questions (event_id, is_for_all, type, label, help,
        is_required, is_sensitive, position, min, max, depends_on_id, depends_on_values, text_version, translations)
      select ${toEvent}, is_for_all, type, label, help, is_required, is_sensitive, position, min, max,
        ${question.depends_on_id === null ? null : (newIds.get(question.depends_on_id) ?? null)}::bigint,
        ${JSON.stringify(question.depends_on_values.map((value) => newChoices.get(value) ?? value))}::jsonb,
        1, translations
      from ticket_questions where id = ${question.id} returning id`.execute(trx);
    const newId = rows[0]?.id ?? 0;
    newIds.set(question.id, newId);
    if (newTickets.length > 0)
      await trx
        .insertInto('ticket_question_tickets')
        .values(newTickets.map((ticket_id) => ({ question_id: newId, ticket_id })))
        .execute();
    for (const choice of question.choices) {
      const copy = await sql<{ id: number }>`insert into ticket_question_choices
          (question_id, label, position, quantity, translations)
        select ${newId}, label, position, quantity, translations from ticket_question_choices
        where id = ${choice.id} returning id`.execute(trx);
      newChoices.set(String(choice.id), String(copy.rows[0]?.id ?? ''));
    }
  }
}
