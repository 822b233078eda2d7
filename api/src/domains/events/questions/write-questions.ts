import { AppError } from '@enlace/shared-contract/errors';
import { questionCalls } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requireOrder } from './check-dependencies';
import { columnsOf, type QuestionDraft } from './question-columns';
import { findEventQuestions, type QuestionRow } from './questions.repository';
import { questionTexts } from './question-texts';
import type { QuestionBody, QuestionChange } from './read-question-body';
import { refusal } from './refusal';
import { saveChoices } from './save-choices';
import { saveTickets } from './save-tickets';
import { requireEventRight } from '../rights/led-events';

const mostQuestions = 50;

/** Adds and changes questions of one event, all or none; answers their ids and the event. */
export async function writeQuestions(
  writing: WriteContext,
  body: QuestionBody<QuestionChange>,
): Promise<{ readonly ids: readonly number[]; readonly eventId: number }> {
  return transact(writing.deps.db, async (trx) => {
    const eventId = await lockEvent(trx, body, writing);
    await requireEventRight(trx, writing.viewer, questionCalls.edit.access, sql`${eventId}::bigint`);
    const ids: number[] = [];
    for (const [index, change] of body.questions.entries()) {
      const field = body.isList ? `questions.${index}.` : '';
      const earlierRows = await findEventQuestions(trx, eventId);
      const draft = { eventId, ticketId: body.ticketId, change, field, ids, earlierRows };
      ids.push(await writeQuestion(trx, draft, writing));
    }
    const rows = await findEventQuestions(trx, eventId);
    requireFewQuestions(rows, writing);
    requireOrder(rows, body, ids, writing.locale);
    return { ids, eventId };
  });
}

/** Refuses more questions of one ticket than a form can have. */
function requireFewQuestions(rows: readonly QuestionRow[], { locale }: WriteContext): void {
  const ticketIds = rows.flatMap(({ ticket_ids: ids }) => ids);
  const counts = ticketIds.map((ticketId) => rows.filter(({ ticket_ids: ids }) => ids.includes(ticketId)).length);
  const commonCount = rows.filter(({ is_for_all: isForAll }) => isForAll).length;
  if (commonCount + Math.max(0, ...counts) > mostQuestions) throw refusal('body', questionTexts[locale].tooMany);
}

async function writeQuestion(trx: Db, draft: QuestionDraft, writing: WriteContext): Promise<number> {
  const { change, earlierRows, field, eventId } = draft;
  const { locale, now, origin } = writing;
  const before = change.id === undefined ? null : earlierRows.find(({ id }) => id === change.id);
  if (before === undefined) throw refusal(`${field}id`, questionTexts[locale].unknownQuestion);
  for (const name of ['type', 'label'] as const)
    if (before === null && change[name] === undefined) throw refusal(`${field}${name}`, fieldText(locale, 'required'));
  const values = await columnsOf(trx, draft, before, locale);
  let id = before?.id ?? 0;
  if (before === null) {
    const position = change.position ?? (await nextPosition(trx, eventId));
    const row = { ...values, event_id: eventId, position, created_at: now, updated_at: now };
    const newRow = await trx
      .insertInto('ticket_questions')
      .values({
        depends_on_values: '[]',
        translations: '{}',
        ...row,
        type: change.type ?? 'text',
        label: change.label ?? '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    id = newRow.id;
  } else
    await trx
      .updateTable('ticket_questions')
      .set({
        ...values,
        ...(typeof change.position === 'number' ? { position: change.position } : {}),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
  await saveChoices(
    trx,
    { questionId: id, type: change.type ?? before?.type ?? 'text', before, change, field },
    locale,
  );
  await saveTickets(trx, draft, { id, before }, locale);
  const action = before === null ? 'add' : 'edit';
  await recordAudit(trx, { origin, action, resource: 'questions', rowId: id, before, after: { ...values, eventId } });
  return id;
}

async function nextPosition(trx: Db, eventId: number): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from ticket_questions
    where event_id = ${eventId} and deleted_at is null`.execute(trx);
  return (rows[0]?.last ?? 0) + 1;
}

/** Locks the event of the body, or that of its first question, so that its questions change one after the other. */
async function lockEvent(trx: Db, body: QuestionBody<QuestionChange>, { locale }: WriteContext): Promise<number> {
  const { ticketId, eventId } = body;
  const firstId = body.questions.find(({ id }) => id !== undefined)?.id ?? null;
  const { rows } = await sql<{ id: number }>`select id from events where deleted_at is null and id = case
      when ${ticketId}::bigint is not null
        then (select event_id from tickets where id = ${ticketId}::bigint and deleted_at is null)
      else coalesce(${eventId}::bigint,
        (select event_id from ticket_questions where id = ${firstId}::bigint and deleted_at is null)) end
    for no key update`.execute(trx);
  const [event] = rows;
  if (event !== undefined) return event.id;
  if (ticketId !== null) throw refusal('ticket_id', fieldText(locale, 'unknownRow'));
  if (eventId !== null) throw refusal('event_id', fieldText(locale, 'unknownRow'));
  throw new AppError('NOT_FOUND', { message: `no question ${firstId}` });
}
