import { type ChosenAttendees, readCodeEnd } from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';

import { all, type Expression, holds, wordsOf } from '../../../kit/core/table/expressions';
import { isCheckedIn } from '../check-in/check-in-lists';

type AttendeeChoice = NonNullable<ChosenAttendees['query']>;

/** Characters at the end of a code that find its ticket; fewer would find it by chance. */
const codeEnd = 4;

export const attendeeName = sql`a.first_name || ' ' || a.last_name`;

/** Whether the attendee `a` is checked in at a door of the event. */
export const isInside: Expression = sql`exists (select 1 from check_ins c where c.attendee_id = a.id and ${isCheckedIn})`;

/** Whether the mail with the ticket of the attendee `a` was not sent, and the ticket is not cancelled. */
export const isUnmailed: Expression = sql`(a.unmailed_at is not null and a.state <> 'cancelled')`;

/** Attendees `a` of an event in a state, of a ticket and with the words of a search. */
export function attendeeCondition(eventId: number | null, choice: AttendeeChoice): Expression {
  const { state, checked_in: checkedIn, ticket_id: ticketId, mailed: mailChoice, search = '' } = choice;
  return all([
    sql`a.event_id = ${eventId}`,
    ...(ticketId === undefined ? [] : [sql`a.ticket_id = ${ticketId}`]),
    ...(state === undefined ? [] : [sql`a.state = ${state}`]),
    ...(checkedIn === undefined ? [] : [isInsideOrNot(checkedIn)]),
    ...(mailChoice === undefined ? [] : [isUnmailed]),
    ...searchConditions(search),
  ]);
}

/** Confirmed people who are checked in, or are not. */
export function isInsideOrNot(checkedIn: '1' | '0'): Expression {
  return sql`(a.state = 'confirmed' and ${checkedIn === '1' ? isInside : sql`not ${isInside}`})`;
}

/** Each word is a part of the name or the address; a single one can be the end of the code. */
export function searchConditions(search: string): readonly Expression[] {
  const words = wordsOf(search);
  const [word = ''] = words;
  const text = sql`${attendeeName} || ' ' || a.email`;
  if (words.length === 1 && word.length === codeEnd)
    return [sql`(${holds(text, word)} or right(a.secret, ${codeEnd}) = any(${readCodeEnd(word)}::text[]))`];
  return words.map((part) => holds(text, part));
}
