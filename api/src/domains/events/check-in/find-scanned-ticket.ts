import { readTicketCode, type Redemption, type Scan } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { runPrepared } from '../../../infrastructure/db/run-prepared';
import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { hashSlug } from '../self-service/own-ticket';
import { isCheckedIn, isOnList } from './check-in-lists';

/** A list with the ticket of a scan. */
export interface ScannedTicket {
  readonly attendee: Redemption['attendee'];
  /** Why the ticket is refused; null for a ticket that may enter. */
  readonly refusal: Exclude<Redemption['result'], 'ok' | 'already'> | null;
  /** The check-in that counts. */
  readonly check_in: (NonNullable<Redemption['check_in']> & { readonly nonce: string }) | null;
  /** Whether a scan with this nonce was received before, and its ticket was checked in by it. */
  readonly known_scan: {
    readonly is_valid: boolean;
    readonly is_undone: boolean;
    readonly attendee_id: number;
  } | null;
}

/**
 * Whether the price of the attendee `a` went back with all of the order `o`; its ticket is cancelled or not, when only an
 * amount was named. A ticket for nothing has no price that can go back.
 */
export const isRefunded = sql`(o.state = 'refunded' and coalesce(a.paid, 0) > 0)`;

/**
 * Why the attendee `a` is refused at the list `l`. The first reason is the one that a steward needs most. A refund that
 * failed is no reason to refuse a person: the ticket is valid.
 */
export const refusalOf = sql`case
    when a.id is null then 'unknown'
    when a.event_id <> l.event_id then 'wrong_ticket'
    when ${isRefunded} then 'refunded'
    when a.state = 'cancelled' then 'cancelled'
    when a.state = 'pending_approval' then 'not_approved'
    when o.state in ('held', 'expired', 'cancelled', 'paid_without_tickets') then 'unpaid'
    when not ${isOnList} then 'not_on_list' end`;

/** The check-in of the attendee `a` for the list `l`, as JSON. */
export const checkInOf = sql`(select json_build_object('scanned_at', c.scanned_at, 'gate', c.gate, 'nonce', c.nonce)
  from check_ins c where c.attendee_id = a.id and c.list_id = l.id and ${isCheckedIn})`;

/** The attendee `a` with the ticket `k`. */
export const attendeeOf = (context: ReadContext) =>
  jsonObject({
    id: sql`a.id`,
    first_name: sql`a.first_name`,
    last_name: sql`a.last_name`,
    ticket: translateColumn(context, 'name', 'k'),
  });

/** Whether the attendee `a` is the one of a scan: by the code, which can be a whole address, or by the id. */
export function isScanned({ code, attendee_id: attendeeId }: Scan): Expression {
  if (attendeeId !== undefined) return sql`a.id = ${attendeeId}`;
  const text = readTicketCode(code ?? '');
  return sql`(a.secret = ${text} or a.slug = ${text})`;
}

/** The ticket of a scan. Throws NOT_FOUND without such a list. */
export async function findScannedTicket(
  db: Db,
  listId: number | null,
  scan: Scan,
  context: ReadContext,
): Promise<ScannedTicket> {
  const text = readTicketCode(scan.code ?? '');
  const [ticket] = await runPrepared(
    db,
    sql<ScannedTicket>`select
      case when a.event_id = l.event_id then ${attendeeOf(context)} end as attendee,
      case when a.id is null and exists (select 1 from ticket_transfers t
          where t.secret_hash = ${hashSlug(text)} or t.slug_hash = ${hashSlug(text)}) then 'transferred'
        else coalesce(${refusalOf}, case when l.removed_at is not null then 'closed' when l.opens_at > ${context.now} then 'not_yet_open'
          when l.closes_at < ${context.now} then 'closed' end) end as refusal,
      ${checkInOf} as check_in,
      (select json_build_object('is_valid', c.is_valid, 'is_undone', c.undone_at is not null,
        'attendee_id', c.attendee_id) from check_ins c
        where c.list_id = l.id and c.nonce = ${scan.nonce}) as known_scan
    from check_in_lists l join events e on e.id = l.event_id and e.deleted_at is null
      left join attendees a on ${isScanned(scan)}
      left join orders o on o.id = a.order_id left join tickets k on k.id = a.ticket_id
    where l.id = ${listId} limit 1`,
  );
  if (ticket === undefined) throw new AppError('NOT_FOUND', { message: `check-in list ${listId}` });
  return ticket;
}
