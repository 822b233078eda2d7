import { isAllowed } from '@enlace/shared-contract/access';
import type { questionSchema } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Translations } from '../../../infrastructure/db/column-types';
import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { hasTicketRole } from '../tickets/ticket-expressions';
import { hashKey } from '../orders/order-key';
import { presentQuestion } from './present-question';

type Question = z.infer<typeof questionSchema>;

/** A choice as stored. */
export interface ChoiceRow {
  readonly id: number;
  readonly label: string;
  readonly quantity: number | null;
  readonly taken: number;
  readonly translations: Translations;
}

/** A question as stored, with its choices in their order. */
export interface QuestionRow {
  readonly id: number;
  readonly event_id: number;
  /** The ticket of the list; of an event the first ticket for which it is asked, null without one. */
  readonly ticket_id: number | null;
  readonly is_for_all: boolean;
  /** Tickets that are not removed, of a question that is not for all. */
  readonly ticket_ids: readonly number[];
  readonly type: Question['type'];
  readonly label: string;
  readonly help: string | null;
  readonly is_required: boolean;
  readonly is_sensitive: boolean;
  readonly position: number;
  readonly min: string | null;
  readonly max: string | null;
  readonly depends_on_id: number | null;
  readonly depends_on_values: readonly string[];
  readonly text_version: number;
  readonly translations: Translations;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly choices: readonly ChoiceRow[];
}

/** Whether the question `q` is asked for the ticket `k`. */
export const isForTicket: Expression = sql`(q.event_id = k.event_id and q.deleted_at is null and (q.is_for_all
  or exists (select 1 from ticket_question_tickets p where p.question_id = q.id and p.ticket_id = k.id)))`;

/** Whether the question `q` is for all tickets, or for a ticket that is not removed. */
export const hasTicket: Expression = sql`(q.is_for_all or exists (select 1 from ticket_question_tickets p
  join tickets k on k.id = p.ticket_id where p.question_id = q.id and k.deleted_at is null))`;

const columns = sql`q.id, q.event_id, q.is_for_all, q.type, q.label, q.help, q.is_required, q.is_sensitive, q.position,
  q.min, q.max, q.depends_on_id, q.depends_on_values, q.text_version, q.translations, q.created_at, q.updated_at,
  coalesce((select jsonb_agg(p.ticket_id order by t.position, t.id) from ticket_question_tickets p
    join tickets t on t.id = p.ticket_id and t.deleted_at is null
    where p.question_id = q.id and not q.is_for_all), '[]') as ticket_ids,
  coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'label', c.label, 'quantity', c.quantity,
      'taken', c.taken, 'translations', c.translations) order by c.position, c.id)
    from ticket_question_choices c where c.question_id = q.id and c.deleted_at is null), '[]') as choices`;

/** The questions of tickets in their order, without removed ones; one for several tickets is in the list of each. */
export async function findQuestions(db: Db, ticketIds: readonly number[]): Promise<QuestionRow[]> {
  if (ticketIds.length === 0) return [];
  const { rows } = await sql<QuestionRow>`select k.id as ticket_id, ${columns}
    from tickets k join ticket_questions q on ${isForTicket} where k.id in (${sql.join(ticketIds)})
    order by k.id, q.position, q.id`.execute(db);
  return rows;
}

/** The questions of an event in their order, each once, without removed ones. */
export async function findEventQuestions(db: Db, eventId: number): Promise<QuestionRow[]> {
  const { rows } =
    await sql<QuestionRow>`select (select k.id from tickets k where k.deleted_at is null and ${isForTicket}
      order by k.position, k.id limit 1) as ticket_id, ${columns}
    from ticket_questions q where q.event_id = ${eventId} and q.deleted_at is null
    order by q.position, q.id`.execute(db);
  return rows;
}

/**
 * The questions of an event for its editors, without those whose tickets are all removed; null without such an event.
 * @param writtenIds questions that are answered in any case
 */
export async function listEventQuestions(
  db: Db,
  eventId: number,
  context: Pick<ReadContext, 'lang'>,
  writtenIds: readonly number[] = [],
): Promise<Question[] | null> {
  const { rows: events } = await sql`select 1 from events where id = ${eventId} and deleted_at is null`.execute(db);
  if (events.length === 0) return null;
  const counts = await countAnswers(db, sql`a.event_id = ${eventId}`);
  const rows = await findEventQuestions(db, eventId);
  const shownRows = rows.filter((row) => isForSomeTicket(row) || writtenIds.includes(row.id));
  return shownRows.map((row) => presentQuestion(row, context, counts));
}

/** Whether a question is for all tickets, or for a ticket that is not removed. */
export function isForSomeTicket({ is_for_all: isForAll, ticket_ids: ids }: QuestionRow): boolean {
  return isForAll || ids.length > 0;
}

/** The questions of a ticket for a viewer; null for a ticket that the viewer may not see. */
export async function listQuestions(
  db: Db,
  { ticketId, holdKey }: { readonly ticketId: number; readonly holdKey: string | null },
  context: ReadContext,
): Promise<Question[] | null> {
  if (!(await isShownTicket(db, { ticketId, holdKey }, context))) return null;
  const rows = await findQuestions(db, [ticketId]);
  const counts = editsQuestions(context) ? await countAnswers(db, sql`a.ticket_id = ${ticketId}`) : null;
  return rows.map((row) => presentQuestion(row, context, counts));
}

function editsQuestions({ viewer }: ReadContext): boolean {
  return isAllowed(viewer ?? null, ['admin', 'events.edit', 'tickets.questions']);
}

/** A ticket that the event page shows to the viewer, or that is in the viewer's order. */
async function isShownTicket(
  db: Db,
  { ticketId, holdKey }: { readonly ticketId: number; readonly holdKey: string | null },
  context: ReadContext,
): Promise<boolean> {
  const isOrdered =
    holdKey === null
      ? sql`false`
      : sql`exists (select 1 from orders o join order_items i on i.order_id = o.id
          where i.ticket_id = k.id and o.event_id = k.event_id and o.secret_hash = ${hashKey(holdKey)})`;
  const isVisible = editsQuestions(context)
    ? sql`true`
    : sql`(e.status <> 'draft' and (k.visibility = 'public' or k.visibility = 'role_only' and ${hasTicketRole(context)}
        or ${isOrdered}))`;
  const { rows } = await sql`select 1 from tickets k join events e on e.id = k.event_id
    where k.id = ${ticketId} and k.deleted_at is null and e.deleted_at is null and ${isVisible}`.execute(db);
  return rows.length > 0;
}

/** Numbers of people who answered, by question. */
async function countAnswers(db: Db, isCounted: Expression): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`select key::bigint as id, count(*)::integer as count
    from attendees a, jsonb_object_keys(a.answers) as key where ${isCounted} group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [Number(id), count]));
}
