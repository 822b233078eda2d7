import {
  type DoorReport,
  readTicketCode,
  type Redemption,
  type Scan,
  type seeReportsSchema,
} from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { timeOf } from './redeem';

const mostReports = 200;
/** Characters of a code that a supervisor compares with a ticket. */
const codeEnd = 4;

interface DecidedScan {
  readonly listId: number | null;
  readonly scan: Scan;
  readonly decision: Pick<Redemption, 'result' | 'check_in'> & {
    readonly replaced: Redemption['check_in'];
    readonly attendee: { readonly id: number } | null;
  };
}

/**
 * Reports a scan of an offline device that the server decided in another way than the device: refused, later than
 * another one, or earlier than another one. The nonce makes a repeated scan one report.
 */
export async function reportScan(
  trx: Db,
  { viewer, now }: WriteContext,
  { listId, scan, decision }: DecidedScan,
): Promise<void> {
  const { result, check_in: checkIn, replaced: laterScan, attendee } = decision;
  if (result === 'ok' && laterScan === null) return;
  const other = laterScan ?? checkIn;
  // A scan that names a person does so by id, also of a person at another event.
  await sql`insert into door_reports (list_id, nonce, attendee_id, result, scanned_at, gate, device, actor_id, code_end,
      other_at, other_gate, received_at)
    select l.id, ${scan.nonce}, (select a.id from attendees a where a.event_id = l.event_id
        and a.id = ${attendee?.id ?? scan.attendee_id ?? null}::bigint),
      ${laterScan === null ? result : 'replaced'}, ${timeOf(scan, { now })}::timestamptz, ${scan.gate}, ${scan.device},
      ${viewer?.id ?? null}::bigint, ${readTicketCode(scan.code ?? '').slice(-codeEnd)}, ${other?.scanned_at ?? null}::timestamptz,
      ${other?.gate ?? null}, ${now}::timestamptz
    from check_in_lists l where l.id = ${listId} on conflict (list_id, nonce) do nothing`.execute(trx);
}

/** The reports of all lists of an event, also of removed ones: new ones first. */
export async function findDoorReports(db: Db, eventId: number | null): Promise<readonly DoorReport[]> {
  const { rows } = await sql<DoorReport>`select r.id, l.name as list, r.result,
      nullif(trim(a.first_name || ' ' || a.last_name), '') as person, r.code_end, r.scanned_at, r.gate, r.device,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as actor,
      case when r.other_at is not null then json_build_object('scanned_at', r.other_at, 'gate', r.other_gate) end as other,
      r.received_at, r.seen_at
    from door_reports r join check_in_lists l on l.id = r.list_id
      left join attendees a on a.id = r.attendee_id left join users u on u.id = r.actor_id
    where l.event_id = ${eventId} order by r.seen_at is not null, r.received_at desc, r.id desc
    limit ${mostReports}`.execute(db);
  return rows;
}

export async function seeDoorReports(
  { deps, now, viewer }: WriteContext,
  { eventId, ids }: z.infer<typeof seeReportsSchema> & { readonly eventId: number | null },
): Promise<void> {
  await sql`update door_reports r set seen_at = ${now}, seen_by = ${viewer?.id ?? null}
    from check_in_lists l where l.id = r.list_id and l.event_id = ${eventId} and r.id = any(${ids}::bigint[])
      and r.seen_at is null`.execute(deps.db);
}
