import { AppError } from '@enlace/shared-contract/errors';
import type { eventCodesQuerySchema, eventCodeSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, holds } from '../../../kit/core/table/expressions';

type Query = z.infer<typeof eventCodesQuerySchema>;
type Code = z.infer<typeof eventCodeSchema>;

const usualPageSize = 25;

const columns = sql`d.id, d.event_id, d.code, d.kind, d.value, d.scope, d.ticket_ids, d.max_uses,
  (select c.sold + c.held from capacities c where c.kind = 'code' and c.owner_id = d.id) as uses,
  d.max_per_order, d.starts_at, d.ends_at, d.note, d.created_at, d.updated_at`;

/** A page of the codes of an event, the newest first. Throws NOT_FOUND without such an event. */
export async function listCodes(db: Db, eventId: number | null, query: Query) {
  const { search = '', page = 1, per_page: size = usualPageSize } = query;
  await requireEvent(db, eventId);
  const isFound = codeCondition(eventId, search);
  const { rows: data } = await sql<Code>`select ${columns} from event_codes d where ${isFound}
    order by d.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from event_codes d
    where ${isFound}`.execute(db);
  return { data, meta: { total: rows[0]?.total ?? 0, page, per_page: size } };
}

/** Codes `d` of an event that a search finds. */
export function codeCondition(eventId: number | null, search: string): Expression {
  const word = search.trim();
  return sql`d.event_id = ${eventId}
    and ${word === '' ? sql`true` : holds(sql`d.code || ' ' || coalesce(d.note, '')`, word)}`;
}

/** Throws NOT_FOUND. */
export async function findCodeRow(db: Db, id: number): Promise<Code> {
  const { rows } = await sql<Code>`select ${columns} from event_codes d where d.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `code ${id}` });
  return row;
}

/** Throws NOT_FOUND without such an event. */
export async function requireEvent(db: Db, eventId: number | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from events
    where id = ${eventId} and deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
  return row.id;
}
