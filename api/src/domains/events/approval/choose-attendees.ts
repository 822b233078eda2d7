import { type ChosenAttendees, mostBulkAttendees } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { attendeeCondition } from '../attendance/attendee-condition';
import { requireEvent } from '../codes/codes.repository';
import { eventTexts } from '../event-texts';

/** The attendees of one bulk action. */
export interface ChosenTickets {
  readonly eventId: number;
  readonly ids: readonly number[];
}

/**
 * The tickets of an event with the ids or the query of a body, in the order of their ids. Throws NOT_FOUND without such
 * an event, and VALIDATION_FAILED without a choice and for too many tickets.
 */
export async function chooseAttendees(
  { deps, locale }: Pick<WriteContext, 'deps' | 'locale'>,
  eventId: number | null,
  { ids, query }: ChosenAttendees,
): Promise<ChosenTickets> {
  const event = await requireEvent(deps.db, eventId);
  if (ids === undefined && query === undefined) throw refusal('ids', fieldText(locale, 'required'));
  const isChosen = ids === undefined ? sql`true` : sql`a.id = any(${ids}::bigint[])`;
  const { rows } = await sql<{ id: number }>`select a.id from attendees a
    where ${attendeeCondition(event, query ?? {})} and ${isChosen} order by a.id
    limit ${mostBulkAttendees + 1}`.execute(deps.db);
  if (rows.length > mostBulkAttendees)
    throw refusal('query', eventTexts[locale].tooManyChosen.replace('{count}', String(mostBulkAttendees)));
  return { eventId: event, ids: rows.map(({ id }) => id) };
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `attendees: ${field}`, fields: { [field]: [text] } });
}
