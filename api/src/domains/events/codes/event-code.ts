import { AppError } from '@enlace/shared-contract/errors';
import type { codeKinds, codeRefusals, codeScopes } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';

/** A code of an event. */
export interface EventCode {
  readonly id: number;
  readonly code: string;
  readonly kind: (typeof codeKinds)[number];
  /** Percent, or minor units. */
  readonly value: number;
  readonly scope: (typeof codeScopes)[number];
  /** Empty for all tickets of the event. */
  readonly ticket_ids: readonly number[];
  readonly max_per_order: number | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  /** Uses that are left; null without a limit. */
  readonly left: number | null;
}

export type CodeRefusal = (typeof codeRefusals)[number];

/** The code of an event with this text, in capital or small letters; null when there is none. */
export async function findCode(db: Db, eventId: number, text: string): Promise<EventCode | null> {
  return readCode(db, sql`d.event_id = ${eventId} and upper(d.code) = upper(${text.trim()})`);
}

/** The code that an order was priced with. Throws HOLD_EXPIRED when it cannot be used any more. */
export async function findCodeOfOrder(db: Db, id: number, now: Date): Promise<EventCode> {
  const code = await readCode(db, sql`d.id = ${id}`);
  const refusal = refusalOf(code, now);
  if (code === null || refusal !== null) throw new AppError('HOLD_EXPIRED', { message: `code ${id}: ${refusal}` });
  return code;
}

async function readCode(db: Db, condition: Expression): Promise<EventCode | null> {
  const { rows } = await sql<EventCode>`select d.id, d.code, d.kind, d.value, d.scope, d.ticket_ids, d.max_per_order,
      d.starts_at, d.ends_at, case when c.total is not null then greatest(c.total - c.sold - c.held, 0) end as left
    from event_codes d join capacities c on c.kind = 'code' and c.owner_id = d.id
    where ${condition}`.execute(db);
  return rows[0] ?? null;
}

/** Why a code cannot be used now; null when it can. */
export function refusalOf(code: EventCode | null, now: Date): CodeRefusal | null {
  if (code === null) return 'unknown';
  if (code.starts_at !== null && code.starts_at > now) return 'not_started';
  if (code.ends_at !== null && code.ends_at <= now) return 'ended';
  return null;
}

/** Whether a code is for a ticket of its event. */
export function covers({ ticket_ids: ids }: EventCode, ticketId: number): boolean {
  return ids.length === 0 || ids.includes(ticketId);
}

/** The price of one ticket with a code, in minor units; never higher than without it. */
export function priceWithCode({ kind, value, scope }: EventCode, price: number): number {
  if (kind === 'percent') return Math.round((price * (100 - value)) / 100);
  if (kind === 'amount' && scope === 'ticket') return Math.max(price - value, 0);
  return kind === 'price' ? Math.min(price, value) : price;
}
