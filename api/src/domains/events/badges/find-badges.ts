import type { badgesQuerySchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { all, translateColumn } from '../../../kit/core/table/expressions';
import { type AnswerColumn, answerCell, findAnswerColumns } from '../downloads/answer-columns';
import { eventTexts } from '../event-texts';
import type { StoredAnswers } from '../events.tables';

/** Badges of one file at most: its pages are made in memory. */
const mostBadges = 5000;

/** What a badge shows. */
export interface Badge {
  readonly firstName: string;
  readonly lastName: string;
  /** The role of a speaker, else the name of the ticket. */
  readonly role: string;
  /** The answer to the question for pronouns; empty without such a question or answer. */
  readonly pronouns: string;
  /** Content of the QR code: that of the ticket. */
  readonly code: string;
}

interface BadgeRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly code: string;
  readonly answers: StoredAnswers;
}

/** Questions for pronouns, in the three languages of the site. */
const pronounQuestion = /\b(pronouns?|pronombres?|pronomes?)\b/i;

/** Title of an event and the badges of its valid tickets, by last name. Throws NOT_FOUND and VALIDATION_FAILED. */
export async function findBadges(
  db: Db,
  eventId: number | null,
  { ticket_id: ticketId, ids }: z.infer<typeof badgesQuerySchema>,
  lang: Locale,
): Promise<{ readonly title: string; readonly badges: readonly Badge[] }> {
  const context = { lang, now: new Date(0) };
  const { rows: events } = await sql<{ title: string }>`select ${translateColumn(context, 'title', 'e')} as title
    from events e where e.id = ${eventId} and e.deleted_at is null`.execute(db);
  const [event] = events;
  if (event === undefined || eventId === null) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
  const { rows } = await sql<BadgeRow>`select a.first_name, a.last_name, a.secret as code, a.answers,
      coalesce((select s.speaker_role from event_speakers s
        where s.event_id = a.event_id and s.user_id = a.user_id and s.speaker_role <> '' order by s.position limit 1),
        ${translateColumn(context, 'name', 'k')}) as role
    from attendees a join tickets k on k.id = a.ticket_id
    where ${all([
      sql`a.event_id = ${eventId} and a.state = 'confirmed'`,
      ...(ticketId ? [sql`a.ticket_id = ${ticketId}`] : []),
      ...(ids === undefined ? [] : [sql`a.id = any(${[...ids]}::bigint[])`]),
    ])} order by lower(a.last_name), lower(a.first_name), a.id limit ${mostBadges + 1}`.execute(db);
  if (rows.length === 0) throw refusal(eventTexts[lang].noBadges);
  if (rows.length > mostBadges) throw refusal(eventTexts[lang].tooManyBadges.replace('{count}', String(mostBadges)));
  const columns = (await findAnswerColumns(db, eventId, lang)).filter(({ name }) => pronounQuestion.test(name));
  return { title: event.title, badges: rows.map((row) => badgeOf(row, columns)) };
}

function badgeOf({ first_name, last_name, role, code, answers }: BadgeRow, columns: readonly AnswerColumn[]): Badge {
  const pronouns = columns
    .map((column) => answerCell(column, answers, ''))
    .find((answer) => typeof answer === 'string');
  return { firstName: first_name, lastName: last_name, role, pronouns: String(pronouns ?? ''), code };
}

function refusal(text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: 'badges', userMessage: text, fields: { ticket_id: [text] } });
}
