import { isAllowed } from '@enlace/shared-contract/access';
import type { Redemption, Scan } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { runPrepared } from '../../../infrastructure/db/run-prepared';
import { transact } from '../../../infrastructure/db/transact';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { ReadContext } from '../../../kit/read-context';
import type { Writing } from '../../../kit/writing';
import { findCheckInList, isCheckedIn } from './check-in-lists';
import { findScannedTicket, isScanned, type ScannedTicket } from './find-scanned-ticket';

/**
 * Checks a ticket in. One statement inserts the check-in or finds that the unique index has one already, so that of
 * many devices at once exactly one has the result `ok`.
 */
export async function redeemTicket(
  writing: Writing,
  listId: number | null,
  scan: Scan,
  context: ReadContext,
): Promise<Redemption> {
  const { deps } = writing;
  requireCode(scan, writing);
  const ticket = await findScannedTicket(deps.db, listId, scan, context);
  const replay = replayOf(ticket, scan);
  if (replay !== null) return replay;
  const { attendee, refusal } = ticket;
  if (attendee === null || refusal !== null) return { result: refusal ?? 'unknown', attendee, check_in: null };
  if (ticket.check_in === null && (await insertScan(deps.db, listId, scan, { writing, attendeeId: attendee.id })))
    return { result: 'ok', attendee, check_in: { scanned_at: timeOf(scan, writing), gate: scan.gate } };
  // Another device was faster, or the ticket was cancelled meanwhile.
  const after = await findScannedTicket(deps.db, listId, scan, context);
  if (after.refusal !== null) return { result: after.refusal, attendee, check_in: null };
  return replayOf(after, scan) ?? { result: 'already', attendee, check_in: shownCheckIn(after.check_in) };
}

/** Undoes the check-in of a person; without one, nothing changes. Answers whether there was one. */
export async function undoCheckIn(writing: Writing, listId: number | null, attendeeId: number): Promise<boolean> {
  const { deps, now, origin } = writing;
  return transact(deps.db, async (trx) => {
    await findCheckInList(trx, listId);
    const { rows } = await sql<{ id: number }>`update check_ins c set undone_at = ${now}
      where c.list_id = ${listId} and c.attendee_id = ${attendeeId} and ${isCheckedIn} returning id`.execute(trx);
    if (rows.length > 0)
      await recordAudit(trx, { origin, action: 'undoCheckIn', resource: 'attendees', rowId: attendeeId });
    return rows.length > 0;
  });
}

/** A scan has a code; only supervisors name the person instead. */
export function requireCode(scan: Scan, { viewer, locale }: Writing): void {
  if (scan.attendee_id !== undefined) {
    if (!isAllowed(viewer, ['admin', 'check_in.supervise']))
      throw new AppError('FORBIDDEN', { message: 'only supervisors check people in without a code' });
    return;
  }
  if (scan.code === undefined)
    throw new AppError('VALIDATION_FAILED', { message: 'no code', fields: { code: [fieldText(locale, 'required')] } });
}

/** The result of a scan that was received before; null for a new one. */
export function replayOf(
  { attendee, check_in: checkIn, known_scan: knownScan }: ScannedTicket,
  scan: Scan,
): Redemption | null {
  if (knownScan === null) return null;
  if (knownScan.attendee_id !== attendee?.id)
    throw new AppError('CONFLICT', { message: `nonce ${scan.nonce} of another scan` });
  const result = knownScan.is_valid ? 'ok' : 'already';
  return { result, attendee, check_in: shownCheckIn(checkIn) };
}

export const shownCheckIn = (checkIn: ScannedTicket['check_in']): Redemption['check_in'] =>
  checkIn && { scanned_at: new Date(checkIn.scanned_at).toISOString(), gate: checkIn.gate };

/** The time of the scan; never later than now, because clocks of devices can be wrong. */
export function timeOf(scan: Scan, { now }: Writing): string {
  const at = new Date(scan.scanned_at);
  return (at > now ? now : at).toISOString();
}

interface NewScan {
  readonly writing: Writing;
  readonly attendeeId: number;
  readonly isValid?: boolean;
}

/**
 * Inserts the scan of a ticket that is still valid and still has the scanned code, which a transfer replaces; false when
 * the person is checked in already. It waits for other scans of the ticket before it inserts, so that two of them never
 * wait for each other.
 */
export async function insertScan(
  db: Db,
  listId: number | null,
  scan: Scan,
  { writing, attendeeId, isValid = true }: NewScan,
): Promise<boolean> {
  const rows = await runPrepared(
    db,
    sql`insert into check_ins
      (list_id, attendee_id, nonce, gate, device, actor_id, is_valid, scanned_at, received_at)
    select ${listId}::bigint, a.id, ${scan.nonce}, ${scan.gate}, ${scan.device}, ${writing.viewer?.id ?? null}::bigint,
      ${isValid}::boolean, ${timeOf(scan, writing)}::timestamptz, ${writing.now}::timestamptz
    from attendees a where a.id = ${attendeeId} and a.state = 'confirmed' and ${isScanned(scan)} for update of a
    on conflict do nothing returning id`,
  );
  return rows.length > 0;
}
