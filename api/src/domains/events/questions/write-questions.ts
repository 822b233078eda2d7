import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Writing } from '../../../kit/writing';
import { requireOrder } from './check-dependencies';
import { columnsOf, type QuestionDraft } from './question-columns';
import { findQuestions } from './questions.repository';
import { questionTexts } from './question-texts';
import type { QuestionBody, QuestionChange } from './read-question-body';
import { refusal } from './refusal';
import { saveChoices } from './save-choices';

const mostQuestions = 50;

/** Adds and changes questions of one ticket, all or none; answers their ids. */
export async function writeQuestions(writing: Writing, body: QuestionBody<QuestionChange>): Promise<number[]> {
  return transact(writing.deps.db, async (trx) => {
    const ticketId = await lockTicket(trx, body, writing);
    const ids: number[] = [];
    for (const [index, change] of body.questions.entries()) {
      const field = body.isList ? `questions.${index}.` : '';
      const earlierRows = await findQuestions(trx, [ticketId]);
      ids.push(await writeQuestion(trx, { ticketId, change, field, ids, earlierRows }, writing));
    }
    const rows = await findQuestions(trx, [ticketId]);
    if (rows.length > mostQuestions) throw refusal('body', questionTexts[writing.locale].tooMany);
    requireOrder(rows, body, ids, writing.locale);
    return ids;
  });
}

async function writeQuestion(trx: Db, draft: QuestionDraft, writing: Writing): Promise<number> {
  const { change, earlierRows, field, ticketId } = draft;
  const { locale, now, origin } = writing;
  const before = change.id === undefined ? null : earlierRows.find(({ id }) => id === change.id);
  if (before === undefined) throw refusal(`${field}id`, questionTexts[locale].unknownQuestion);
  for (const name of ['type', 'label'] as const)
    if (before === null && change[name] === undefined) throw refusal(`${field}${name}`, fieldText(locale, 'required'));
  const values = await columnsOf(trx, draft, before, locale);
  let id = before?.id ?? 0;
  if (before === null) {
    const position = change.position ?? (await nextPosition(trx, ticketId));
    const row = { ...values, ticket_id: ticketId, position, created_at: now, updated_at: now };
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
  const action = before === null ? 'add' : 'edit';
  await recordAudit(trx, { origin, action, resource: 'questions', rowId: id, before, after: { ...values, ticketId } });
  return id;
}

async function nextPosition(trx: Db, ticketId: number): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from ticket_questions
    where ticket_id = ${ticketId} and deleted_at is null`.execute(trx);
  return (rows[0]?.last ?? 0) + 1;
}

/** Locks the ticket of the body, or that of its first question, so that its questions change one after the other. */
async function lockTicket(trx: Db, body: QuestionBody<QuestionChange>, { locale }: Writing): Promise<number> {
  const firstId = body.questions.find(({ id }) => id !== undefined)?.id ?? null;
  const { rows } = await sql<{ id: number }>`select id from tickets where deleted_at is null and id = coalesce(
      ${body.ticketId}::bigint, (select ticket_id from ticket_questions where id = ${firstId}::bigint and deleted_at is null))
    for no key update`.execute(trx);
  const [ticket] = rows;
  if (ticket !== undefined) return ticket.id;
  if (body.ticketId !== null) throw refusal('ticket_id', fieldText(locale, 'unknownRow'));
  throw new AppError('NOT_FOUND', { message: `no question ${firstId}` });
}
