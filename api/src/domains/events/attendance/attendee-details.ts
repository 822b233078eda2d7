import type { AttendeeDetails } from '@enlace/shared-contract/attendees';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { type AnswerColumn, findAnswerColumns } from '../downloads/answer-columns';
import type { StoredAnswer, StoredAnswers } from '../events.tables';
import { findListedAttendee } from './list-attendees';

type GivenAnswer = AttendeeDetails['answers'][number];

/** An attendee with readable answers; null when there is none. */
export async function findAttendeeDetails(
  db: Db,
  id: number | null,
  context: ReadContext,
  origin: string,
): Promise<AttendeeDetails | null> {
  const attendee = id === null ? null : await findListedAttendee(db, id, context);
  if (attendee === null) return null;
  const columns = await findAnswerColumns(db, attendee.event_id, context.lang ?? 'en');
  const answers = columns.flatMap((column) => presentAnswer(column, attendee.answers, origin));
  return { ...attendee, answers };
}

function presentAnswer(column: AnswerColumn, answers: StoredAnswers, origin: string): readonly GivenAnswer[] {
  const storedAnswer = column.questionIds.map((id) => answers[String(id)]).find((one) => one !== undefined);
  const answer = storedAnswer === undefined ? null : readAnswer(column, storedAnswer);
  if (storedAnswer === undefined || answer === null) return [];
  const { value, version = null } = storedAnswer;
  const fileUrl = isFile(value) ? `${origin}${value.url}` : null;
  return [{ question: column.name, answer, file_url: fileUrl, text_version: version }];
}

function readAnswer({ choices }: AnswerColumn, storedAnswer: StoredAnswer): GivenAnswer['answer'] | null {
  if (storedAnswer.choices !== undefined)
    return storedAnswer.choices.map((id) => choices.get(id) ?? String(id)).join(', ');
  const { value } = storedAnswer;
  if (isFile(value)) return value.name ?? value.url;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function isFile(value: unknown): value is { readonly url: string; readonly name?: string } {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}
