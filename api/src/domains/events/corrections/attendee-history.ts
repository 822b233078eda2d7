import { type AttendeeHistory, changedFieldNames } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { answerPrefix } from './describe-change';

/** Entries of one answer at most. */
const mostEntries = 200;

type Values = Readonly<Record<string, unknown>> | null;

interface Entry extends Omit<AttendeeHistory[number], 'fields'> {
  readonly before: Values;
  readonly after: Values;
}

/** What happened to a ticket, newest first, with the changed fields of corrections. Throws NOT_FOUND. */
export async function findAttendeeHistory(db: Db, id: number | null, context: ReadContext): Promise<AttendeeHistory> {
  const { rows: attendees } = await sql<{ event_id: number }>`select event_id from attendees
    where id = ${id}`.execute(db);
  const [attendee] = attendees;
  if (attendee === undefined) throw new AppError('NOT_FOUND', { message: `attendee ${id}` });
  const { rows: questions } = await sql<{ id: number; label: string }>`select q.id,
      ${translateColumn(context, 'label', 'q')} as label
    from ticket_questions q where q.event_id = ${attendee.event_id}`.execute(db);
  const { rows: entries } = await sql<Entry>`select h.id, h.at, h.action, h.after ->> 'reason' as reason,
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as actor, h.before, h.after
    from audit_entries h left join users u on u.id = h.actor_id
    where h.resource = 'attendees' and h.row_id = ${String(id)} order by h.id desc limit ${mostEntries}`.execute(db);
  const labels = new Map(questions.map((question) => [`${answerPrefix}${question.id}`, question.label]));
  return entries.map(({ before, after, ...entry }) => ({ ...entry, fields: fieldsOf(before, after, labels) }));
}

function fieldsOf(
  before: Values,
  after: Values,
  labels: ReadonlyMap<string, string>,
): AttendeeHistory[number]['fields'] {
  const textOf = (values: Values, name: string): string | null => {
    const value = values?.[name];
    return typeof value === 'string' ? value : null;
  };
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return names.flatMap((name) => {
    const knownName = changedFieldNames.find((one) => one === name);
    const question = labels.get(name) ?? null;
    if (knownName === undefined && question === null) return [];
    const values = { before: textOf(before, name), after: textOf(after, name) };
    return [{ name: knownName ?? ('answer' as const), question, ...values }];
  });
}
