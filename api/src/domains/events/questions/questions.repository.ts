import { isAllowed } from '@enlace/shared-contract/access';
import type { questionSchema } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Translations } from '../../../infrastructure/db/column-types';
import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/read-context';
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
  readonly ticket_id: number;
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

/** The questions of tickets in their order, without removed ones. */
export async function findQuestions(db: Db, ticketIds: readonly number[]): Promise<QuestionRow[]> {
  if (ticketIds.length === 0) return [];
  const { rows } = await sql<QuestionRow>`select q.id, q.ticket_id, q.type, q.label, q.help, q.is_required,
      q.is_sensitive, q.position, q.min, q.max, q.depends_on_id, q.depends_on_values, q.text_version, q.translations,
      q.created_at, q.updated_at,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'label', c.label, 'quantity', c.quantity,
          'taken', c.taken, 'translations', c.translations) order by c.position, c.id)
        from ticket_question_choices c where c.question_id = q.id and c.deleted_at is null), '[]') as choices
    from ticket_questions q where q.ticket_id in (${sql.join(ticketIds)}) and q.deleted_at is null
    order by q.ticket_id, q.position, q.id`.execute(db);
  return rows;
}

/** The questions of a ticket for a viewer; null for a ticket that the viewer may not see. */
export async function listQuestions(
  db: Db,
  { ticketId, holdKey }: { readonly ticketId: number; readonly holdKey: string | null },
  context: ReadContext,
): Promise<Question[] | null> {
  if (!(await isShownTicket(db, { ticketId, holdKey }, context))) return null;
  const rows = await findQuestions(db, [ticketId]);
  const counts = editsQuestions(context) ? await countAnswers(db, ticketId) : null;
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
async function countAnswers(db: Db, ticketId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`select key::bigint as id, count(*)::integer as count
    from attendees a, jsonb_object_keys(a.answers) as key where a.ticket_id = ${ticketId} group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [Number(id), count]));
}
