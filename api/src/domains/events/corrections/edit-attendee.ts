import type { editAttendeeSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { nextVersion, type WriteContext } from '../../../kit/core/write/write-context';
import { makeTicketSecret, makeTicketSlug } from '../attendance/ticket-secret';
import { eventTexts } from '../event-texts';
import type { StoredAnswers } from '../events.tables';
import { queueTicketMails } from '../mails/ticket-mail';
import { ticketResentMail } from '../mails/tickets/ticket-resent.mail';
import { findQuestions, type QuestionRow } from '../questions/questions.repository';
import { answersAfter, exchangeChoices } from '../self-service/change-ticket';
import type { OwnTicket } from '../self-service/own-ticket';
import { presentValues } from './attendee-form';
import { isRepeated } from './change-kind';
import { requireCorrectable } from './correctable-ticket';
import { describeChange } from './describe-change';

type Form = z.infer<typeof editAttendeeSchema>;

/** Types of questions that only the person answers: a file, and a consent. */
const ownTypes: readonly string[] = ['file', 'consent'];

/**
 * Corrects a ticket for an organiser. Another address gives the ticket page a new secret address, so that a former
 * receiver without the account of the buyer cannot open, cancel or pass on the ticket; the code at the door stays unless
 * the form replaces it, because a typing mistake must not void a printed ticket. The same values again, and a new code with the same key, change nothing.
 * Throws NOT_FOUND, CONFLICT for a cancelled ticket or after a change by another user, and VALIDATION_FAILED with the
 * fields `answers[12]`.
 */
export async function editAttendee(
  writing: WriteContext,
  { id, form }: { readonly id: number; readonly form: Form },
): Promise<void> {
  const { db } = writing.deps;
  const ticket = await requireCorrectable(db, id, writing);
  const questions = await findQuestions(db, [ticket.ticket_id]);
  const answers = await answersAfter(writing, ticket, sentBy(form, questions), { allowsGaps: true });
  const change = { form, questions, ticket, answers: answers ?? ticket.answers };
  await transact(db, (trx) => writeCorrection(trx, writing, change));
}

interface Correction {
  readonly form: Form;
  readonly questions: readonly QuestionRow[];
  /** As it was when the answers were checked. */
  readonly ticket: OwnTicket;
  readonly answers: StoredAnswers;
}

async function writeCorrection(trx: Db, writing: WriteContext, { form, questions, ticket, answers }: Correction) {
  const { deps, now, origin } = writing;
  const { id } = ticket;
  const before = await requireCorrectable(trx, id, writing, 'lock');
  const { key } = form;
  const isReplaced = key !== undefined && (await isRepeated(trx, id, key));
  const hasNewCode = form.new_code === true && !isReplaced;
  const { first_name = before.first_name, last_name = before.last_name, email = before.email } = form;
  const { before: earlier, after: later } = describeChange(
    before,
    { first_name, last_name, email, answers, hasNewCode },
    questions,
  );
  const isPresent = [ticket, before].every((one) => isSameVersion(one, form));
  if (!isPresent && Object.keys(later).length > 0) throw conflict(before, questions, writing);
  if (!isPresent) return;
  if (Object.keys(later).length > 0) {
    if (form.answers !== undefined) await exchangeChoices(trx, before.answers, answers, writing);
    const isMoved = email.toLowerCase() !== before.email.toLowerCase();
    await trx
      .updateTable('attendees')
      .set({
        first_name,
        last_name,
        email,
        answers: JSON.stringify(answers),
        ...(isMoved ? { slug: makeTicketSlug() } : {}),
        ...(hasNewCode ? { secret: makeTicketSecret() } : {}),
        updated_at: nextVersion(before.updated_at, now),
      })
      .where('id', '=', id)
      .execute();
    if (hasNewCode && key !== undefined)
      await trx.insertInto('ticket_changes').values({ attendee_id: id, key, ticket_id: before.ticket_id }).execute();
    await recordAudit(trx, {
      origin,
      action: 'correct',
      resource: 'attendees',
      rowId: id,
      before: earlier,
      after: later,
    });
  }
  if (form.send_ticket === true && before.state === 'confirmed')
    await queueTicketMails(trx, deps, ticketResentMail, { ids: [id] }, { author: 'organiser' });
}

function sentBy({ answers }: Form, questions: readonly QuestionRow[]): Form['answers'] {
  if (answers === undefined || answers === null) return answers;
  const ownIds = new Set(questions.filter(({ type }) => ownTypes.includes(type)).map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !ownIds.has(id)));
}

function isSameVersion(ticket: OwnTicket, form: Form): boolean {
  return ticket.updated_at.getTime() === new Date(form.updated_at).getTime();
}

function conflict(ticket: OwnTicket, questions: readonly QuestionRow[], { locale }: WriteContext): AppError {
  return new AppError('CONFLICT', {
    message: `attendee ${ticket.id} has another version`,
    userMessage: eventTexts[locale].changedMeanwhile,
    details: { current: presentValues(ticket, questions) },
  });
}
