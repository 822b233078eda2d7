import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { QuestionDraft } from './question-columns';
import type { QuestionRow } from './questions.repository';
import { refusal } from './refusal';

interface WrittenQuestion {
  readonly id: number;
  /** Null for a new question. */
  readonly before: QuestionRow | null;
}

/**
 * Writes for which tickets a question is asked: for all, or for those of the body. A new question of a body that names
 * none is for the ticket of the body. Throws VALIDATION_FAILED without a ticket, and for tickets of other events.
 */
export async function saveTickets(
  trx: Db,
  { change, eventId, ticketId, field }: QuestionDraft,
  { id, before }: WrittenQuestion,
  locale: Locale,
): Promise<void> {
  const sentIds = change.ticket_ids ?? (before === null && ticketId !== null ? [ticketId] : undefined);
  const isForAll = change.is_for_all ?? (change.ticket_ids === undefined && before?.is_for_all === true);
  if (before !== null && sentIds === undefined && isForAll === before.is_for_all) return;
  await trx.updateTable('ticket_questions').set({ is_for_all: isForAll }).where('id', '=', id).execute();
  const ids = isForAll ? [] : [...new Set(sentIds ?? before?.ticket_ids ?? [])];
  if (!isForAll && ids.length === 0) throw refusal(`${field}ticket_ids`, fieldText(locale, 'required'));
  const { rows } = await sql`select id from tickets where id = any(${ids}::bigint[]) and event_id = ${eventId}
    and deleted_at is null`.execute(trx);
  if (rows.length < ids.length) throw refusal(`${field}ticket_ids`, fieldText(locale, 'unknownRow'));
  // A ticket in the trash has the question again when it is restored.
  await sql`delete from ticket_question_tickets p using tickets k
    where p.question_id = ${id} and k.id = p.ticket_id and k.deleted_at is null`.execute(trx);
  if (ids.length > 0)
    await trx
      .insertInto('ticket_question_tickets')
      .values(ids.map((ticket_id) => ({ question_id: id, ticket_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
