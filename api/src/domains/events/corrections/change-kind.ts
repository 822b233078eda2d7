import type { changeTicketKindSchema, changedKindSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { nextVersion, type WriteContext } from '../../../kit/core/write/write-context';
import { ticketInUse } from '../attendance/cancel-tickets';
import { isFull } from '../capacity/is-full';
import { requestFigures } from '../capacity/note-figures';
import { changeSeatsTogether } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { eventTexts } from '../event-texts';
import type { StoredAnswers } from '../events.tables';
import { queueTicketMails } from '../mails/ticket-mail';
import { ticketKindChangedMail } from '../mails/tickets/ticket-kind-changed.mail';
import { withFreedSeats } from '../orders/with-freed-seats';
import { findQuestions, type QuestionRow } from '../questions/questions.repository';
import { releaseChoices } from '../questions/take-choices';
import { hasGaps } from '../self-service/needs-details';
import { findOwnTicket, type OwnTicket, pendingTicket, requireChangeable } from '../self-service/own-ticket';
import { describeLostAnswers } from './describe-change';
import { moveItem } from './move-item';

type Form = z.infer<typeof changeTicketKindSchema>;
type ChangedKind = z.infer<typeof changedKindSchema>['data'];

interface Kind {
  readonly id: number;
  readonly name: string;
}

/**
 * Gives a ticket another kind of its event: the seat of the former kind is free and the one of the new kind sold in one
 * transaction. What was paid stays, and so do the code of the ticket and the uses of the code of its order. Answers to
 * questions of the former kind are deleted. Throws NOT_FOUND, VALIDATION_FAILED for a ticket of another event, SOLD_OUT,
 * and CONFLICT for a ticket that is pending, cancelled or checked in, and after the event.
 */
export async function changeTicketKind(
  writing: WriteContext,
  { id, form }: { readonly id: number; readonly form: Form },
): Promise<ChangedKind> {
  const { db } = writing.deps;
  const row = await db.selectFrom('attendees').select('event_id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `attendee ${id}` });
  try {
    return await withFreedSeats(writing, row.event_id, () =>
      transact(db, (trx) => changeLocked(trx, writing, id, form)),
    );
  } catch (error) {
    if (!isFull(error)) throw error;
    const { name } = await requireKind(db, row.event_id, form.ticket_id, writing);
    throw new AppError('SOLD_OUT', {
      message: `attendee ${id}: no seats of ticket ${form.ticket_id}`,
      userMessage: eventTexts[writing.locale].kindSoldOut.replace('{ticket}', name),
    });
  }
}

async function changeLocked(trx: Db, writing: WriteContext, id: number, { ticket_id: kindId, key }: Form) {
  const ticket = await findOwnTicket(trx, { id }, 'lock');
  if (ticket === null) throw new AppError('NOT_FOUND', { message: `attendee ${id}` });
  const questions = await findQuestions(trx, [kindId]);
  if (await isRepeated(trx, id, key)) return answerOf(ticket, questions, writing);
  requireMovable(ticket, writing);
  const kind = await requireKind(trx, ticket.event_id, kindId, writing);
  if (kind.id === ticket.ticket_id) return answerOf(ticket, questions, writing);
  const formerQuestions = await findQuestions(trx, [ticket.ticket_id]);
  const { answers, lostAnswers } = splitAnswers(ticket.answers, questions);
  await releaseChoices(trx, [lostAnswers]);
  const price = await moveItem(trx, ticket, kind.id);
  const changedTicket = { ...ticket, ticket_id: kind.id, answers };
  await writeKind(trx, writing, { ticket, changedTicket, price, key });
  const formerName = await findKindName(trx, ticket.ticket_id);
  await recordAudit(trx, {
    origin: writing.origin,
    action: 'changeKind',
    resource: 'attendees',
    rowId: id,
    before: { ticket: formerName, ...describeLostAnswers(lostAnswers, formerQuestions) },
    after: { ticket: kind.name },
  });
  await queueTicketMails(trx, writing.deps, ticketKindChangedMail, { ids: [id] }, { other: kind.name });
  await requestFigures(trx, ticket.event_id, writing.now);
  // The last step, because it locks the seats of the event until the commit. A removal waits for it.
  const seatsOf = (ticketId: number) => seatsOfItems(ticket.event_id, [{ ticketId, quantity: 1 }]);
  await changeSeatsTogether(trx, [
    { change: 'releaseSold', seats: seatsOf(ticket.ticket_id) },
    { change: 'sell', seats: seatsOf(kind.id) },
  ]);
  await requireKind(trx, ticket.event_id, kind.id, writing);
  return answerOf(changedTicket, questions, writing);
}

/** Whether a request with this key has changed the ticket. */
export async function isRepeated(trx: Db, id: number, key: string): Promise<boolean> {
  const change = await trx
    .selectFrom('ticket_changes')
    .select('ticket_id')
    .where('attendee_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst();
  return change !== undefined;
}

function requireMovable(ticket: OwnTicket, writing: WriteContext): void {
  requireChangeable(ticket, 'end', writing);
  if (ticket.state === 'pending_approval') throw pendingTicket(ticket.id, writing);
  if (ticket.is_checked_in) throw ticketInUse(writing.locale);
}

/** A kind of ticket of the event. */
async function requireKind(db: Db, eventId: number, id: number, { locale }: WriteContext): Promise<Kind> {
  const kind = await db
    .selectFrom('tickets')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (kind !== undefined) return kind;
  throw new AppError('VALIDATION_FAILED', {
    message: `no ticket ${id} of event ${eventId}`,
    fields: { ticket_id: [fieldText(locale, 'unknownRow')] },
  });
}

/** The name of a kind that can be removed by now. */
async function findKindName(trx: Db, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from tickets where id = ${id}`.execute(trx);
  return rows[0]?.name ?? '';
}

/** The answers to questions of a kind, and the others. */
function splitAnswers(answers: StoredAnswers, questions: readonly QuestionRow[]) {
  const ids = new Set(questions.map(({ id }) => String(id)));
  const entries = Object.entries(answers);
  return {
    answers: Object.fromEntries(entries.filter(([id]) => ids.has(id))),
    lostAnswers: Object.fromEntries(entries.filter(([id]) => !ids.has(id))),
  };
}

interface KindChange {
  readonly ticket: OwnTicket;
  readonly changedTicket: Pick<OwnTicket, 'ticket_id' | 'answers'>;
  /** In minor units. */
  readonly price: number;
  readonly key: string;
}

async function writeKind(
  trx: Db,
  { now }: WriteContext,
  { ticket, changedTicket, price, key }: KindChange,
): Promise<void> {
  const { ticket_id, answers } = changedTicket;
  await trx
    .updateTable('attendees')
    .set({
      ticket_id,
      answers: JSON.stringify(answers),
      unit_price: price,
      updated_at: nextVersion(ticket.updated_at, now),
    })
    .where('id', '=', ticket.id)
    .execute();
  await trx.insertInto('ticket_changes').values({ attendee_id: ticket.id, key, ticket_id }).execute();
}

function answerOf(
  { id, ticket_id, answers }: Pick<OwnTicket, 'id' | 'ticket_id' | 'answers'>,
  questions: readonly QuestionRow[],
  writing: WriteContext,
): ChangedKind {
  return { id, ticket_id, needs_details: hasGaps(questions, { answers }, writing) };
}
